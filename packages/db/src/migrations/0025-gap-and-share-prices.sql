-- What can be paid for beside a CV: an answer of the gap interview, and a link that shares a CV. Both free at first.
insert into setting (key, value, description) values
  ('gap_cost', '0', 'Credits that adding one answer of the gap interview to the profile costs'),
  ('share_cost', '0', 'Credits that one new share link of a CV costs');

alter table ledger_entry
  drop constraint ledger_entry_kind_check,
  drop constraint ledger_entry_sign,
  add constraint ledger_entry_kind_check check (
    kind in (
      'signup', 'purchase', 'cv', 'letter', 'interview', 'twin', 'application', 'gap', 'share', 'refund', 'admin'
    )
  ),
  add constraint ledger_entry_sign check (
    case
      when kind in ('cv', 'letter', 'interview', 'twin', 'application', 'gap', 'share', 'refund') then amount < 0
      when kind = 'admin' then true
      else amount > 0
    end
  );
