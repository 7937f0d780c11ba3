-- The whole product as the specification shows it. What must always hold is held here first, then in code.

create table account (
  id uuid primary key default uuidv7(),
  email text not null check (length(email) between 3 and 254),
  -- The address folded without regard to language: what must be unique.
  email_key text not null unique,
  first_name text not null default '' check (length(first_name) <= 100),
  last_name text not null default '' check (length(last_name) <= 100),
  language text not null default 'en' check (language in ('en', 'tr')),
  password_hash text not null,
  role text not null default 'user' check (role in ('user', 'admin')),
  -- Kept by the ledger's trigger alone: always the sum of the account's entries.
  credits integer not null default 0 constraint account_credits_not_negative check (credits >= 0),
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);
create index account_by_created on account (created_at desc, id desc);
create index account_by_credits on account (credits desc, id desc);

create table session (
  -- A hash of the id that the cookie carries: a stolen table opens no account.
  id text primary key,
  account_id uuid not null references account (id) on delete cascade,
  expires_at timestamptz not null,
  user_agent text not null default '',
  created_at timestamptz not null default now()
);
create index session_by_account on session (account_id);
create index session_by_expiry on session (expires_at);

create table spent_captcha (
  challenge text primary key,
  expires_at timestamptz not null
);

-- Keys that replicas must share, made at the first start.
create table server_secret (
  name text primary key,
  value text not null
);

create table career_profile (
  account_id uuid primary key references account (id) on delete cascade,
  document jsonb not null check (octet_length(document::text) <= 2097152),
  version integer not null check (version > 0),
  updated_at timestamptz not null default now()
);

create table cv (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account (id) on delete cascade,
  job_title text not null check (length(job_title) <= 300),
  company text not null default '' check (length(company) <= 300),
  job_posting text not null default '' check (length(job_posting) <= 50000),
  language text not null check (language in ('en', 'tr')),
  tone text not null check (tone in ('formal', 'professional', 'conversational')),
  length text not null check (length in ('short', 'standard', 'long')),
  generation_mode text not null check (generation_mode in ('strict', 'enhanced', 'extensive')),
  template text not null check (template in ('modern', 'professional')),
  match_score integer not null check (match_score between 0 and 100),
  gap_analysis jsonb not null,
  match jsonb,
  content jsonb not null,
  created_at timestamptz not null default now()
);
create index cv_by_account on cv (account_id, created_at desc, id desc);
create index cv_by_created on cv (created_at desc, id desc);

create table preview (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account (id) on delete cascade,
  data jsonb not null,
  -- Set by the save: a preview pays once, and saving it again finds the same CV.
  cv_id uuid unique references cv (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index preview_by_account on preview (account_id);
create index preview_by_expiry on preview (expires_at) where cv_id is null;

-- Rendered files, kept while the content they were made from is the same.
create table document (
  cv_id uuid not null references cv (id) on delete cascade,
  format text not null check (format in ('pdf', 'docx')),
  content_hash text not null,
  bytes bytea not null,
  page_count integer,
  created_at timestamptz not null default now(),
  primary key (cv_id, format)
);

create table credit_package (
  id uuid primary key default uuidv7(),
  name text not null check (length(name) between 1 and 100),
  price_cents integer not null check (price_cents > 0),
  credits integer not null check (credits > 0),
  bonus_credits integer not null default 0 check (bonus_credits >= 0),
  active boolean not null default true,
  popular boolean not null default false,
  created_at timestamptz not null default now()
);

create table purchase (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account (id),
  package_id uuid not null references credit_package (id),
  -- Frozen when the intent is made: a later edit of the package changes nothing for it.
  package_name text not null,
  credits integer not null check (credits > 0),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null default 'usd' check (currency = 'usd'),
  status text not null default 'pending' check (status in ('pending', 'completed', 'failed', 'refunded')),
  provider text not null check (provider in ('stripe', 'sandbox')),
  intent_id text not null unique,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  refunded_at timestamptz,
  check ((status in ('completed', 'refunded')) = (completed_at is not null)),
  check ((status = 'refunded') = (refunded_at is not null))
);
create index purchase_by_account on purchase (account_id, created_at desc);
create index purchase_by_created on purchase (created_at desc, id desc);
create index purchase_pending on purchase (created_at) where status = 'pending';

create table ledger_entry (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account (id),
  kind text not null check (kind in ('signup', 'purchase', 'cv', 'refund', 'admin')),
  amount integer not null check (amount <> 0),
  balance_after integer not null,
  purchase_id uuid references purchase (id),
  -- No foreign key: the entry outlives the CV that it paid for.
  cv_id uuid,
  actor_id uuid references account (id),
  created_at timestamptz not null default now(),
  check ((kind in ('purchase', 'refund')) = (purchase_id is not null)),
  check ((kind = 'cv') = (cv_id is not null)),
  check ((kind = 'admin') = (actor_id is not null)),
  check (case kind when 'cv' then amount < 0 when 'refund' then amount < 0 when 'admin' then true else amount > 0 end)
);
create index ledger_by_account on ledger_entry (account_id, created_at desc);
create unique index ledger_one_signup on ledger_entry (account_id) where kind = 'signup';
create unique index ledger_one_grant on ledger_entry (purchase_id) where kind = 'purchase';
create unique index ledger_one_refund on ledger_entry (purchase_id) where kind = 'refund';
create unique index ledger_one_charge on ledger_entry (cv_id) where kind = 'cv';

create function ledger_apply() returns trigger language plpgsql as $$
begin
  update account set credits = credits + new.amount where id = new.account_id returning credits into new.balance_after;
  return new;
end $$;
create trigger ledger_apply before insert on ledger_entry for each row execute function ledger_apply();

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end $$;
create trigger ledger_append_only before update or delete on ledger_entry
  for each row execute function ledger_refuse_change();

create function account_guard_credits() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.credits <> 0 then raise exception 'a new account starts at 0: grant credits through the ledger'; end if;
  elsif new.credits <> old.credits and pg_trigger_depth() < 2 then
    raise exception 'credits change through the ledger only';
  end if;
  return new;
end $$;
create trigger account_guard_credits before insert or update of credits on account
  for each row execute function account_guard_credits();

create table ticket (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account (id) on delete cascade,
  subject text not null check (length(subject) between 3 and 300),
  description text not null check (length(description) between 10 and 20000),
  status text not null default 'open' check (status in ('open', 'closed')),
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high')),
  created_at timestamptz not null default now()
);
create index ticket_by_account on ticket (account_id, created_at desc, id desc);
create index ticket_by_created on ticket (created_at desc, id desc);
create index ticket_open on ticket (created_at desc, id desc) where status = 'open';

create table ticket_reply (
  id uuid primary key default uuidv7(),
  ticket_id uuid not null references ticket (id) on delete cascade,
  author_id uuid references account (id) on delete set null,
  is_admin_reply boolean not null,
  message text not null check (length(message) between 1 and 20000),
  created_at timestamptz not null default now()
);
create index ticket_reply_by_ticket on ticket_reply (ticket_id, created_at, id);
create index ticket_reply_by_author on ticket_reply (author_id);

create table contact_message (
  id uuid primary key default uuidv7(),
  name text not null check (length(name) between 2 and 200),
  email text not null check (length(email) between 3 and 254),
  subject text not null check (length(subject) between 3 and 300),
  message text not null check (length(message) between 10 and 20000),
  done_at timestamptz,
  created_at timestamptz not null default now()
);
create index contact_message_by_created on contact_message (created_at desc, id desc);

create table setting (
  id uuid primary key default uuidv7(),
  key text not null unique check (key ~ '^[a-z0-9_]{1,100}$'),
  value text not null check (length(value) <= 10000),
  description text not null default ''
);

create table counter (
  name text primary key,
  value bigint not null check (value >= 0)
);

-- The shape that rate-limiter-flexible asks for; shared between replicas.
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_by_expiry on rate_limit (expire);

insert into counter (name, value) values ('cv_count', 10822);

insert into setting (key, value, description) values
  ('cv_cost', '10', 'Credits that saving one CV costs'),
  ('previews_per_hour', '20', 'Generations that one user may start in an hour'),
  ('previews_per_day', '60', 'Generations that one user may start in a day');

insert into credit_package (name, price_cents, credits, bonus_credits, popular) values
  ('Starter', 499, 50, 0, false),
  ('Professional', 899, 100, 20, true),
  ('Career', 1999, 250, 75, false);
