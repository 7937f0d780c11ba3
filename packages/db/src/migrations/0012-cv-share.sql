-- A saved CV that anybody may read who has its link; one link for each CV.
create table cv_share (
  -- The link's token is made from it and from a key of the server's.
  id uuid primary key,
  cv_id uuid not null unique references cv (id) on delete cascade,
  -- What a visitor's token is looked up by.
  token_hash text not null unique,
  password_hash text,
  -- Null: until it is switched off.
  expires_at timestamptz,
  views integer not null default 0 check (views >= 0),
  downloads integer not null default 0 check (downloads >= 0),
  created_at timestamptz not null default now()
);
create index cv_share_by_expiry on cv_share (expires_at) where expires_at is not null;
