#!/bin/sh
# Makes the product's own user and database when the volume or the cluster is new. That user is no superuser.
# Patroni gives the address to connect to, Docker none.
set -eu
psql "${1:---username=postgres}" --set=ON_ERROR_STOP=1 --set=password="$DATABASE_PASSWORD" <<'SQL'
create role otsenka_app nologin;
create role assessment login password :'password' in role otsenka_app;
create database assessment owner assessment;
SQL
