-- What an admin narrows a list of the panel by again and again, under a name of their own.
create table saved_filter (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account (id) on delete cascade,
  list text not null check (list in ('users', 'purchases', 'tickets', 'messages', 'audit', 'mails')),
  name text not null check (length(name) between 1 and 60),
  -- As the list's address holds them: "role" → "admin".
  filters jsonb not null,
  created_at timestamptz not null default now(),
  unique (account_id, list, name)
);
