-- What a program read back from a document when it was made: the receipt. Null where reading it back failed.
alter table document add column receipt jsonb;
