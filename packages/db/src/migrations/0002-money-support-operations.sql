-- Payments, support, tokens, and what an operator with a million users needs. Searching works by trigrams.

create extension if not exists pg_trgm;

-- Text as people search for it: without case, and without the marks that a Turkish keyboard has and others don't.
create function fold_search(value text) returns text language sql immutable strict parallel safe
  return lower(translate(value, 'İIıŞşĞğÜüÖöÇç', 'iiissgguuoocc'));

alter table account add column search_text text not null
  generated always as (fold_search(email || ' ' || first_name || ' ' || last_name)) stored;
create index account_by_search on account using gin (search_text gin_trgm_ops);
create index account_by_search_start on account (search_text text_pattern_ops);
create index account_admins on account (id) where role = 'admin';
create index account_by_role on account (role, created_at desc, id desc);
create index ticket_by_search on ticket using gin (fold_search(subject) gin_trgm_ops);
create index contact_message_by_search on contact_message
  using gin (fold_search(name || ' ' || email || ' ' || subject) gin_trgm_ops);
create index contact_message_open on contact_message (created_at desc, id desc) where done_at is null;

-- When the provider is asked again about a purchase that is neither paid nor given up; null when it is settled.
alter table purchase add column next_check_at timestamptz;
create index purchase_unsettled on purchase (next_check_at) where next_check_at is not null;
drop index purchase_pending;
create index purchase_by_status on purchase (status, created_at desc, id desc);
create index purchase_by_completion on purchase (completed_at) include (amount_cents) where completed_at is not null;
create index purchase_by_refund on purchase (refunded_at) include (amount_cents) where refunded_at is not null;
create index ledger_by_created on ledger_entry (created_at) include (kind, amount);

-- What the provider has told, each event once. Only a hint: the provider is asked what holds.
create table webhook_event (
  id text primary key check (length(id) between 1 and 255),
  type text not null check (length(type) <= 255),
  intent_id text,
  received_at timestamptz not null default now(),
  processed_at timestamptz
);
create index webhook_event_by_received on webhook_event (received_at);

create table sandbox_intent (
  id text primary key,
  idempotency_key text not null unique,
  client_secret text not null,
  status text not null check (status in ('open', 'processing', 'succeeded', 'canceled')),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  metadata jsonb not null,
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  failure jsonb,
  created_at timestamptz not null default now()
);

create table audit_entry (
  id uuid primary key default uuidv7(),
  -- Null: not an admin, but the payment provider told it.
  actor_id uuid references account (id),
  action text not null check (length(action) <= 100),
  target text not null check (length(target) <= 255),
  before jsonb,
  after jsonb,
  created_at timestamptz not null default now()
);
create index audit_entry_by_created on audit_entry (created_at desc, id desc);
create index audit_entry_by_action on audit_entry (action, created_at desc, id desc);
create index audit_entry_by_target on audit_entry (target, created_at desc, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger audit_append_only before update or delete on audit_entry
  for each row execute function refuse_change();

create table api_token (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account (id) on delete cascade,
  name text not null check (length(name) between 1 and 100),
  -- A hash of the token: a stolen table opens no account.
  token_hash text not null unique,
  scopes text[] not null check (scopes <@ array['read', 'write', 'admin'] and cardinality(scopes) > 0),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  created_at timestamptz not null default now()
);
create index api_token_by_account on api_token (account_id, created_at desc);
create index api_token_by_expiry on api_token (expires_at);

-- What a request with an Idempotency-Key was answered, written with the change that it made.
create table idempotency_key (
  account_id uuid not null references account (id) on delete cascade,
  key text not null check (length(key) between 1 and 255),
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);
create index idempotency_key_by_created on idempotency_key (created_at);

create table mail (
  id uuid primary key default uuidv7(),
  recipient text not null check (length(recipient) <= 254),
  reply_to text,
  language text not null check (language in ('en', 'tr')),
  content jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((status = 'sent') = (sent_at is not null))
);
create index mail_by_created on mail (created_at desc, id desc);
create index mail_by_status on mail (status, created_at desc, id desc);
create index mail_by_recipient on mail (recipient, created_at desc, id desc);

-- What happened on each UTC day that is over, so that totals need not count millions of rows.
create table daily_stat (
  day date primary key,
  sign_ups integer not null,
  cvs integer not null,
  purchases integer not null,
  revenue_cents bigint not null,
  credits_used bigint not null,
  credit_change bigint not null
);
