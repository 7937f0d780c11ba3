-- By which schema a document was read when it was written. Read by the same one it would come out the same, and is
-- given back as it is; '' where that isn't known.
alter table career_profile add column shape text not null default '';
alter table cv add column shape text not null default '';
