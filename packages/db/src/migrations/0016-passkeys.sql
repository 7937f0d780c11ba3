-- Passkeys (WebAuthn): keys of a person's devices, of which the database holds the public half.
create table passkey (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- Counted by some devices; one that goes backwards is a copy.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_by_account on passkey (account_id);

-- What a device was asked to sign; each is taken once.
create table passkey_challenge (
  challenge text primary key,
  -- Whose passkey is being added; null: somebody wants to sign in.
  account_id uuid references account (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_by_account on passkey_challenge (account_id) where account_id is not null;
create index passkey_challenge_by_expiry on passkey_challenge (expires_at);

-- By which passkey a session was begun: it ends with it.
alter table session add column passkey_id uuid references passkey (id) on delete cascade;
create index session_by_passkey on session (passkey_id) where passkey_id is not null;

insert into setting (key, value, description) values
  ('admin_passkey', 'off', 'Whether admins have to log in with a passkey: on or off')
on conflict (key) do nothing;
