-- A token may be made for parts of an account alone.
alter table api_token
  drop constraint api_token_scopes_check,
  add constraint api_token_scopes_check check (
    scopes <@ array['read', 'write', 'admin', 'profile', 'score', 'generate', 'download', 'applications']
    and cardinality(scopes) > 0
  );
