#!/bin/sh
# Run once, by the first primary. The owner needs no more: unaccent and pg_trgm are trusted extensions.
exec psql -v ON_ERROR_STOP=1 -d "$1" -c "create role telar login password 'change-me-4'" -c 'create database telar owner telar'
