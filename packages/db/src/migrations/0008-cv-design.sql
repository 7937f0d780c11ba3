-- How a CV looks. Which templates there are, the contract says; a template may come or be renamed without a migration.
alter table cv drop constraint cv_template_check;
alter table cv add constraint cv_template_check check (length(template) between 1 and 50);
alter table cv add column design jsonb check (octet_length(design::text) <= 204800);
alter table cv_version add column design jsonb;

-- What a person's next CVs look like.
create table own_design (
  account_id uuid primary key references account (id) on delete cascade,
  design jsonb not null check (octet_length(design::text) <= 204800),
  updated_at timestamptz not null default now()
);
