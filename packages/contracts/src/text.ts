import { z } from "zod";

/** U+0000 can't be stored by PostgreSQL, and no keyboard makes it: it is refused, by name. */
export const NUL_MESSAGE = "Contains a NUL character, which can't be stored";

/**
 * Text of any script, at most `max` UTF-16 units. Lone surrogates become U+FFFD (UTF-8 can't hold them);
 * everything else, markup and direction marks included, is kept as typed: who shows it escapes it.
 */
export const text = (max: number) =>
  z
    .string()
    .max(max, `At most ${max} characters`)
    .refine((value) => !value.includes("\0"), NUL_MESSAGE)
    .overwrite((value) => value.toWellFormed());

/** Text of at least `min` characters besides spaces around it: characters as PostgreSQL counts them, an emoji as one. */
export const atLeast = (max: number, min: number, message: string) =>
  text(max).refine((value) => [...value.trim()].length >= min, message);

/** A text that may be left out; the parsed value is then the empty string. */
export const optionalText = (max: number) => text(max).default("");

/** Lower case that is the same in every language, for keys and e-mail addresses: `I` becomes `i`, never `ı`. */
export const foldInvariant = (value: string): string => value.normalize("NFKC").toLowerCase();
