-- What a person took off the page of a CV, of this version and of those before; which of its offers they said no to; and
-- the preview that holds what was offered and left out when it was written. A copy of a CV names the same preview.
alter table cv
  add column hidden jsonb not null default '[]',
  add column declined jsonb not null default '[]',
  add column preview_id uuid references preview (id) on delete set null;
update cv set preview_id = preview.id from preview where preview.cv_id = cv.id;
create index cv_by_preview on cv (preview_id) where preview_id is not null;
alter table cv_version add column hidden jsonb not null default '[]';
