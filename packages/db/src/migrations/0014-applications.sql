-- What a person applies for: from the posting that they saved to how it ended.
create table application (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account (id) on delete cascade,
  status text not null default 'saved' check (status in ('saved', 'applied', 'interview', 'offer', 'closed')),
  outcome text check (outcome in ('accepted', 'rejected', 'withdrawn', 'silent')),
  job_title text not null check (length(job_title) <= 300),
  company text not null default '' check (length(company) <= 300),
  -- As it was: the page that it stood on may be gone.
  job_posting text not null default '' check (length(job_posting) <= 50000),
  posting_url text not null default '' check (length(posting_url) <= 2000),
  cv_id uuid references cv (id) on delete set null,
  -- Which version was sent; null until the application goes out.
  cv_version integer check (cv_version > 0),
  -- Of the CV that it was attached with: it stays when the CV goes.
  match_score integer check (match_score between 0 and 100),
  letter_id uuid references letter (id) on delete set null,
  -- What the letter said when the application went out; null before that.
  letter_sent jsonb,
  contacts jsonb not null default '[]',
  notes text not null default '' check (length(notes) <= 20000),
  applied_on date,
  answered_on date,
  next_step text not null default '' check (length(next_step) <= 300),
  next_step_at timestamptz,
  -- In which the person reads the time of the next step.
  time_zone text not null default 'UTC' check (length(time_zone) <= 60),
  remind_minutes_before integer check (remind_minutes_before between 0 and 43200),
  -- When the mail is due; null when none is, or it has been sent.
  remind_at timestamptz,
  -- Raised by every edit, so that two tabs don't overwrite each other's notes.
  version integer not null default 1 check (version > 0),
  moved_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  check (outcome is null or status = 'closed')
);
create index application_by_account on application (account_id, moved_at desc, id desc);
create index application_by_cv on application (cv_id) where cv_id is not null;
create index application_by_letter on application (letter_id) where letter_id is not null;
create index application_to_remind on application (remind_at) where remind_at is not null;

-- How an application got where it is.
create table application_event (
  id uuid primary key default uuidv7(),
  application_id uuid not null references application (id) on delete cascade,
  status text not null check (status in ('saved', 'applied', 'interview', 'offer', 'closed')),
  happened_at timestamptz not null default now()
);
create index application_event_by_application on application_event (application_id, happened_at, id);

-- Who doesn't want to be reminded by mail.
create table application_preference (
  account_id uuid primary key references account (id) on delete cascade,
  wants_reminders boolean not null
);

insert into setting (key, value, description) values
  ('application_cost', '0', 'Credits that adding one application costs');

-- Such a price is an entry of the ledger like a CV's.
alter table ledger_entry drop constraint ledger_entry_kind_check;
alter table ledger_entry add constraint ledger_entry_kind_check
  check (kind in ('signup', 'purchase', 'cv', 'letter', 'interview', 'application', 'refund', 'admin'));
alter table ledger_entry drop constraint ledger_entry_sign;
alter table ledger_entry add constraint ledger_entry_sign check (
  case when kind in ('cv', 'letter', 'interview', 'application', 'refund') then amount < 0 when kind = 'admin' then true else amount > 0 end
);
