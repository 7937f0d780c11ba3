/** "A": nothing of the key before goes. */
const SIGN_OF_NONE = 65;

/** Keys of which only that is written in which they differ from the key before (`packKeys` of the lexicon's compiler). */
export function unpackKeys(packed: string): string[] {
  let key = "";
  return Array.from(packed.matchAll(/([A-Z]+)([^A-Z]*)/g), ([, signs = "", letters = ""]) => {
    let gone = 0;
    for (let at = 0; at < signs.length; at++) gone += signs.charCodeAt(at) - SIGN_OF_NONE;
    key = key.slice(0, key.length - gone) + letters;
    return key;
  });
}
