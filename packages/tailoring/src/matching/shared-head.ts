const TWO_FIELDS = /^(\S+(?: \S+)?) (?:and|&|ve) (\S+(?: \S+)* (\S+))$/u;

/** Of two fields that share their last word, the first in full too: "İş ve Sosyal Güvenlik Hukuku" is also "İş Hukuku". */
export function withSharedHead(field: string): string {
  const [, first, , head] = TWO_FIELDS.exec(field.trim()) ?? [];
  return first && head ? `${field}, ${first} ${head}` : field;
}
