-- A wording that rules couldn't prove and that the person said is true, with what they had written of it: for the same
-- pair nobody is asked again. The hash is of both.
create table taken_claim (
  account_id uuid not null references account (id) on delete cascade,
  pair_hash text not null,
  sentence text not null,
  -- The lines of the profile that it was taken in place of.
  evidence jsonb not null,
  -- The CV in which it was taken first; it may be gone.
  cv_id uuid references cv (id) on delete set null,
  taken_at timestamptz not null default now(),
  primary key (account_id, pair_hash)
);
create index taken_claim_by_age on taken_claim (account_id, taken_at desc);
create index taken_claim_by_cv on taken_claim (cv_id) where cv_id is not null;

-- What a language model was used for, a row for each day, kind of work and model. Nobody's in particular.
create table model_use (
  day date not null,
  work text not null check (work in ('cv', 'upload', 'match')),
  model text not null,
  pieces bigint not null,
  requests bigint not null,
  prompt_tokens bigint not null,
  completion_tokens bigint not null,
  -- 0 where no prices are set.
  cost_usd numeric(14, 6) not null,
  primary key (day, work, model)
);

insert into setting (key, value, description) values
  ('model_tokens_per_cv', '30000', 'Tokens that a language model may use for one CV, in and out')
on conflict (key) do nothing;
