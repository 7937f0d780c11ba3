-- Ways in by another site's account (OpenID Connect).
create table identity (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account (id) on delete cascade,
  -- Who vouches, and whom they mean by it: together they never mean anybody else.
  issuer text not null,
  subject text not null,
  -- The address as it was there when the two were connected.
  email text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  unique (issuer, subject)
);
create index identity_by_account on identity (account_id);

-- A visit to the other site that hasn't come back yet.
create table identity_flow (
  state_hash text primary key,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  -- Of whom connects the other account to this one; null for a sign-in.
  session_id text references session (id) on delete cascade,
  expires_at timestamptz not null
);
create index identity_flow_by_session on identity_flow (session_id) where session_id is not null;
create index identity_flow_by_expiry on identity_flow (expires_at);

-- An account that was opened by way of another site has none until one is set by mail.
alter table account add column has_password boolean not null default true;
