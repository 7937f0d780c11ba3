-- What support writes often, worded once in each language of the product.
create table canned_answer (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(title) between 1 and 100),
  -- Language → text.
  texts jsonb not null,
  created_at timestamptz not null default now()
);
