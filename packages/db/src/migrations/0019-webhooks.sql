-- An address of an integrator's that is told what happens in an account.
create table webhook_endpoint (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  -- Signing needs it as it is, so that no hash will do.
  secret text not null,
  created_at timestamptz not null default now()
);
create index webhook_endpoint_by_account on webhook_endpoint (account_id);

-- One event on its way to one address.
create table webhook_delivery (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references webhook_endpoint (id) on delete cascade,
  event text not null,
  payload jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'delivered', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  -- What the last try was answered, or why it had no answer.
  outcome text,
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  check ((status = 'delivered') = (delivered_at is not null))
);
create index webhook_delivery_by_endpoint on webhook_delivery (endpoint_id, created_at desc);
create index webhook_delivery_by_age on webhook_delivery (created_at);
