-- A letter that goes with a saved CV.
create table letter (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account (id) on delete cascade,
  cv_id uuid not null references cv (id) on delete cascade,
  length text not null check (length in ('short', 'medium', 'long')),
  tone text not null check (tone in ('formal', 'professional', 'conversational')),
  content jsonb not null,
  -- What each sentence rested on when it was written.
  proofs jsonb not null default '[]',
  notices jsonb not null default '[]',
  -- Raised by every save.
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  edited_at timestamptz
);
create index letter_by_cv on letter (cv_id, created_at desc, id desc);
create index letter_by_account on letter (account_id, created_at);

-- What else can be charged for: a letter once, and a CV's interview pack once.
alter table ledger_entry
  -- No foreign key: the entry outlives the letter that it paid for.
  add column letter_id uuid,
  drop constraint ledger_entry_kind_check,
  drop constraint ledger_entry_check1,
  drop constraint ledger_entry_check3,
  add constraint ledger_entry_kind_check
    check (kind in ('signup', 'purchase', 'cv', 'letter', 'interview', 'refund', 'admin')),
  add constraint ledger_entry_of_cv check ((kind in ('cv', 'interview')) = (cv_id is not null)),
  add constraint ledger_entry_of_letter check ((kind = 'letter') = (letter_id is not null)),
  add constraint ledger_entry_sign
    check (case when kind in ('cv', 'letter', 'interview', 'refund') then amount < 0 when kind = 'admin' then true else amount > 0 end);
create unique index ledger_one_letter on ledger_entry (letter_id) where kind = 'letter';
create unique index ledger_one_interview on ledger_entry (cv_id) where kind = 'interview';

insert into setting (key, value, description) values
  ('letter_cost', '0', 'Credits that writing one cover letter costs'),
  ('interview_cost', '0', 'Credits that preparing the interview for one CV costs, once');
