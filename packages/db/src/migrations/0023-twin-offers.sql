-- What a language model made of lines that still stand in the first language, and no rule could prove: each waits for
-- the person to take or to leave it.
alter table cv add column twin_offers jsonb not null default '[]';

-- Letters and twins are counted apart from CVs.
alter table model_use drop constraint model_use_work_check;
alter table model_use add constraint model_use_work_check
  check (work in ('cv', 'upload', 'match', 'letter', 'twin'));
