-- Whether an address is its account's owner's: a link that was sent there came back. Nobody's is taken for granted,
-- those of older accounts neither.
alter table account add column email_confirmed_at timestamptz;

create table email_confirmation (
  -- A hash of the token in the mail.
  token_hash text primary key,
  account_id uuid not null references account (id) on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index email_confirmation_by_account on email_confirmation (account_id);
create index email_confirmation_by_expiry on email_confirmation (expires_at);
