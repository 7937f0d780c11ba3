-- What a language model said to a posting and a profile, and what the person said of it: the same pair gives the same
-- number again. The hash is of both texts.
create table match_hint (
  account_id uuid not null references account (id) on delete cascade,
  pair_hash text not null,
  hints jsonb not null,
  created_at timestamptz not null default now(),
  primary key (account_id, pair_hash)
);
create index match_hint_by_age on match_hint (created_at);
