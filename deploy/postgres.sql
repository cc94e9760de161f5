-- Run once as the database's superuser:  psql -f deploy/postgres.sql
-- By the socket of its machine the role comes in as the system's user of its name; for others \password gives it one.
-- The user owns its one database and nothing else: it makes no databases, no users, reads no files.
create role tayari login nosuperuser nocreatedb nocreaterole noreplication connection limit 100;
create database tayari owner tayari encoding 'UTF8' template template0;
revoke all on database tayari from public;
\connect tayari
-- On PostgreSQL 15 and newer nobody but the owner may make tables here; on older ones everybody may.
revoke all on schema public from public;
alter schema public owner to tayari;
