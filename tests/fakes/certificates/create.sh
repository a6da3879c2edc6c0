#!/bin/sh
# Creates the certificates of the fake mail servers, for tests only. All but the expired one are valid for a century.
# Their keys are public, so never trust them anywhere else. Run it in this folder: sh create.sh
set -e
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 36500 -subj '/CN=Test authority' \
  -addext basicConstraints=critical,CA:TRUE -keyout "$work/authority.key" -out authority.crt
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 36500 -subj '/CN=localhost' \
  -addext subjectAltName=DNS:localhost -addext basicConstraints=critical,CA:FALSE \
  -keyout self-signed.key -out self-signed.crt

: > "$work/index"
cat > "$work/openssl.cnf" <<C
[ca]
default_ca = test
[test]
database = $work/index
new_certs_dir = $work
rand_serial = yes
unique_subject = no
default_md = sha256
policy = any
[any]
commonName = supplied
C

# issue NAME SUBJECT_ALTERNATIVE_NAME START END
issue() {
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj '/CN=Test server' \
    -keyout "$1.key" -out "$work/$1.csr"
  printf 'basicConstraints=critical,CA:FALSE\nsubjectAltName=%s\n' "$2" > "$work/$1.ext"
  openssl ca -batch -notext -config "$work/openssl.cnf" -cert authority.crt -keyfile "$work/authority.key" \
    -in "$work/$1.csr" -out "$1.crt" -extfile "$work/$1.ext" -startdate "$3" -enddate "$4"
}

issue trusted DNS:localhost,IP:127.0.0.1,IP:::1 20260101000000Z 21260101000000Z
issue expired DNS:localhost,IP:127.0.0.1,IP:::1 20200101000000Z 20210101000000Z
issue other-name DNS:mail.example 20260101000000Z 21260101000000Z
