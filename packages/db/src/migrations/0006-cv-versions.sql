-- A saved CV can be edited, and what was sent can always be brought back.

-- `version_number`: the version that people see. `version`: raised by every save, so that two tabs don't overwrite each
-- other. The row itself holds the current version; those before it stand in cv_version.
alter table cv
  add column version integer not null default 1 check (version > 0),
  add column version_number integer not null default 1 check (version_number > 0),
  add column version_at timestamptz not null default now(),
  add column edited_at timestamptz,
  -- Who made the last edit: one session's edits within half an hour are one version.
  add column sitting text,
  -- Of the current version. What was downloaded is never changed any more.
  add column downloads integer not null default 0 check (downloads >= 0),
  -- In the bin since then; thrown away for good by the clean-up.
  add column deleted_at timestamptz,
  -- The profile as it was when the CV was written; null where no preview stood behind it.
  add column written_from jsonb,
  -- What a writer added and nobody confirmed: it must not come back by an edit.
  add column dropped_claims jsonb not null default '[]';
update cv set version_at = created_at;
update cv set written_from = preview.data -> 'originalContent'
    || jsonb_build_object('personalInfo', preview.data -> 'content' -> 'personalInfo')
  from preview where preview.cv_id = cv.id;
create index cv_in_bin on cv (deleted_at) where deleted_at is not null;
drop index cv_by_account;
create index cv_by_account on cv (account_id, created_at desc, id desc) where deleted_at is null;
create index cv_of_account on cv (account_id);

create table cv_version (
  cv_id uuid not null references cv (id) on delete cascade,
  number integer not null check (number > 0),
  job_title text not null check (length(job_title) <= 300),
  company text not null check (length(company) <= 300),
  template text not null,
  content jsonb not null,
  -- What it changed of the version before it, counted; null for the first.
  changes jsonb,
  downloads integer not null check (downloads >= 0),
  created_at timestamptz not null,
  primary key (cv_id, number)
);

-- The files of each version.
alter table document add column version_number integer not null default 1;
alter table document drop constraint document_pkey;
alter table document add primary key (cv_id, version_number, format);

-- What the person made of a preview, kept beside what was generated. `revision` is raised by every edit.
alter table preview
  add column revision integer not null default 0,
  add column edits jsonb,
  add column edited_at timestamptz;

-- A generation while it runs, or after it failed; its result is a preview of the same id.
create table generation (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  job_title text not null check (length(job_title) <= 300),
  company text not null check (length(company) <= 300),
  -- Null while it runs.
  failure text,
  started_at timestamptz not null,
  -- Told by the process that runs it; one that falls silent was killed.
  seen_at timestamptz not null
);
create index generation_by_account on generation (account_id);
create index generation_by_start on generation (started_at);

-- What is typed in the wizard, one for each account.
create table cv_draft (
  account_id uuid primary key references account (id) on delete cascade,
  draft jsonb not null,
  -- When it was typed, by the clock of who typed it, and never later than now: the last one wins.
  typed_at timestamptz not null
);
