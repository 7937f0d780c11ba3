-- What is a part of something names its account too: rows of one person then lie together wherever the database is spread
-- by account, and no reference leads from one account's rows to another's.
alter table cv_version add column account_id uuid;
alter table document add column account_id uuid;
alter table ticket_reply add column account_id uuid;
alter table application_event add column account_id uuid;
alter table webhook_delivery add column account_id uuid;

update cv_version as part set account_id = cv.account_id from cv where cv.id = part.cv_id;
update document as part set account_id = cv.account_id from cv where cv.id = part.cv_id;
update ticket_reply as part set account_id = ticket.account_id from ticket where ticket.id = part.ticket_id;
update application_event as part set account_id = application.account_id
  from application where application.id = part.application_id;
update webhook_delivery as part set account_id = webhook_endpoint.account_id
  from webhook_endpoint where webhook_endpoint.id = part.endpoint_id;

alter table cv_version alter column account_id set not null;
alter table document alter column account_id set not null;
alter table ticket_reply alter column account_id set not null;
alter table application_event alter column account_id set not null;
alter table webhook_delivery alter column account_id set not null;

alter table cv add unique (account_id, id);
alter table letter add unique (account_id, id);
alter table purchase add unique (account_id, id);
alter table ticket add unique (account_id, id);
alter table application add unique (account_id, id);
alter table webhook_endpoint add unique (account_id, id);
-- Those begin with the same column.
drop index cv_of_account;
drop index webhook_endpoint_by_account;

alter table cv_version drop constraint cv_version_cv_id_fkey,
  add foreign key (account_id, cv_id) references cv (account_id, id) on delete cascade;
alter table document drop constraint document_cv_id_fkey,
  add foreign key (account_id, cv_id) references cv (account_id, id) on delete cascade;
alter table ticket_reply drop constraint ticket_reply_ticket_id_fkey,
  add foreign key (account_id, ticket_id) references ticket (account_id, id) on delete cascade;
alter table application_event drop constraint application_event_application_id_fkey,
  add foreign key (account_id, application_id) references application (account_id, id) on delete cascade;
alter table webhook_delivery drop constraint webhook_delivery_endpoint_id_fkey,
  add foreign key (account_id, endpoint_id) references webhook_endpoint (account_id, id) on delete cascade;

alter table cv drop constraint cv_copy_of_fkey,
  add foreign key (account_id, copy_of) references cv (account_id, id) on delete set null (copy_of);
alter table cv drop constraint cv_twin_of_fkey,
  add foreign key (account_id, twin_of) references cv (account_id, id) on delete set null (twin_of);
alter table preview drop constraint preview_cv_id_fkey,
  add foreign key (account_id, cv_id) references cv (account_id, id) on delete cascade;
alter table letter drop constraint letter_cv_id_fkey,
  add foreign key (account_id, cv_id) references cv (account_id, id) on delete cascade;
alter table taken_claim drop constraint taken_claim_cv_id_fkey,
  add foreign key (account_id, cv_id) references cv (account_id, id) on delete set null (cv_id);
alter table application drop constraint application_cv_id_fkey,
  add foreign key (account_id, cv_id) references cv (account_id, id) on delete set null (cv_id);
alter table application drop constraint application_letter_id_fkey,
  add foreign key (account_id, letter_id) references letter (account_id, id) on delete set null (letter_id);
alter table ledger_entry drop constraint ledger_entry_purchase_id_fkey,
  add foreign key (account_id, purchase_id) references purchase (account_id, id);

-- While a new version takes over, the one before it still writes rows that name no account. For them alone; a later
-- version may drop it.
create function take_account_of_whole() returns trigger language plpgsql as $$
begin
  execute format('select account_id from %I where id = $1', tg_argv[0])
    into new.account_id using (to_jsonb(new) ->> tg_argv[1])::uuid;
  return new;
end $$;
create trigger account_of_cv before insert on cv_version for each row when (new.account_id is null)
  execute function take_account_of_whole('cv', 'cv_id');
create trigger account_of_cv before insert on document for each row when (new.account_id is null)
  execute function take_account_of_whole('cv', 'cv_id');
create trigger account_of_ticket before insert on ticket_reply for each row when (new.account_id is null)
  execute function take_account_of_whole('ticket', 'ticket_id');
create trigger account_of_application before insert on application_event for each row when (new.account_id is null)
  execute function take_account_of_whole('application', 'application_id');
create trigger account_of_endpoint before insert on webhook_delivery for each row when (new.account_id is null)
  execute function take_account_of_whole('webhook_endpoint', 'endpoint_id');
