-- What people expect of an account of their own: a forgotten password, and leaving for good.

create table password_reset (
  -- A hash of the token in the mail: a stolen table resets nothing.
  token_hash text primary key,
  account_id uuid not null references account (id) on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index password_reset_by_account on password_reset (account_id);
create index password_reset_by_expiry on password_reset (expires_at);

-- The row stays, because ledger and purchases refer to it; the person is gone from it.
alter table account add column deleted_at timestamptz;
