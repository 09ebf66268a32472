#!/usr/bin/env perl
# SPDX-License-Identifier: MIT
#
# Puts questions to Text::vCard: reads one JSON object a line and writes one a line, as peer.py does.
# Its strings are hexadecimal digits; CardLine.swift explains what lies in them.

use strict;
use warnings;

use Encode qw(decode encode);
use JSON::PP;
use Text::vCard::Addressbook;

# It warns of values that it drops.
local $SIG{__WARN__} = sub { };

my $json = JSON::PP->new->canonical->ascii;
while (my $line = <STDIN>) {
    my $question = $json->decode($line);
    my $answer;
    if ($question->{operation} eq 'versions') {
        $answer = { versions => { 'Text::vCard' => $Text::vCard::VERSION } };
    } else {
        $answer = {
            lines => [map { attempt(\&read_cards, $_) } @{ $question->{inputs} || [] }],
            written => [map { attempt(\&write_card, $_) } @{ $question->{models} || [] }],
        };
    }
    print $json->encode($answer), "\n";
}

# What the library dies of begins with an exclamation mark.
sub attempt {
    my ($work, $question) = @_;
    my $answer = eval { $work->($question) };
    return defined $answer ? $answer : digits('!' . $@ =~ s/ at \S+ line \d+.*//sr);
}

sub digits { return uc unpack 'H*', encode('UTF-8', $_[0]) }

sub text { return decode('UTF-8', pack('H*', $_[0])) }

sub read_cards {
    my ($hex) = @_;
    my $book = Text::vCard::Addressbook->new({ source_text => text($hex) });
    return digits(join "\x1C", map { card_line($_) } $book->vcards);
}

sub card_line {
    my ($card) = @_;
    my @nodes = map { @{ $card->get($_) } } grep { $_ ne 'VERSION' } keys %{ $card->{nodes} };
    return join "\x1D", sort map { node_line($_) } @nodes;
}

sub node_line {
    my ($node) = @_;
    my %parameters;
    push @{ $parameters{ uc $node->{params}{$_} } }, $_ for sort keys %{ $node->{params} || {} };
    my $parameters = join "\x1F", map { "$_\x02" . join "\x01", @{ $parameters{$_} } } sort keys %parameters;
    return join "\x1E", $node->group // '', $node->node_type, $parameters, value($node);
}

sub value {
    my ($node) = @_;
    return "\x03" . uc unpack('H*', $node->{value}) if $node->is_type('b') or $node->is_type('base64');
    my @fields = @{ $node->{field_order} };
    return join "\x1F", $node->{name} // '', @{ $node->{unit} || [] } if $node->node_type eq 'ORG';
    return join "\x1F", map { $node->{$_} // '' } @fields;
}

sub write_card {
    my ($model) = @_;
    my $book = Text::vCard::Addressbook->new;
    my $card = $book->add_vcard;
    $card->version('3.0');
    for my $property (split /\x1D/, text($model)) {
        my ($group, $name, $parameters, $value) = split /\x1E/, $property, -1;
        my $node = $card->add_node({ node_type => $name, group => $group });
        my @parts = map { s/\x01/,/gr } split /\x1F/, $value, -1;
        if ($name eq 'ORG') {
            $node->name(shift @parts);
            $node->unit(\@parts) if @parts;
        } else {
            my @fields = @{ $node->{field_order} };
            @{$node}{@fields} = @parts;
        }
        for my $parameter (grep { length } split /\x1F/, $parameters) {
            my ($kind, $values) = split /\x02/, $parameter;
            $node->{params}{ lc $_ } = lc $kind for split /\x01/, $values, -1;
        }
    }
    return digits($book->export);
}
