-- The same CV in the other language: each has one at most.
alter table cv add column twin_of uuid references cv (id) on delete set null;
create unique index cv_one_twin on cv (twin_of) where twin_of is not null;

insert into setting (key, value, description) values
  ('twin_cost', '0', 'Credits that one CV in the other language costs, once');

-- It is paid for as an interview pack is: once, with the CV that it was made of.
alter table ledger_entry
  drop constraint ledger_entry_kind_check,
  drop constraint ledger_entry_of_cv,
  drop constraint ledger_entry_sign,
  add constraint ledger_entry_kind_check
    check (kind in ('signup', 'purchase', 'cv', 'letter', 'interview', 'twin', 'application', 'refund', 'admin')),
  add constraint ledger_entry_of_cv check ((kind in ('cv', 'interview', 'twin')) = (cv_id is not null)),
  add constraint ledger_entry_sign check (
    case
      when kind in ('cv', 'letter', 'interview', 'twin', 'application', 'refund') then amount < 0
      when kind = 'admin' then true
      else amount > 0
    end
  );
create unique index ledger_one_twin on ledger_entry (cv_id) where kind = 'twin';
