-- What a person took off the page of a CV, of this version and of those before; which of its offers they said no to.
-- A copy has the offers of the CV that it is a copy of: they stand in the preview that was saved as that one.
alter table cv
  add column hidden jsonb not null default '[]',
  add column declined jsonb not null default '[]',
  add column copy_of uuid references cv (id) on delete set null;
create index cv_copies on cv (copy_of) where copy_of is not null;
alter table cv_version add column hidden jsonb not null default '[]';
