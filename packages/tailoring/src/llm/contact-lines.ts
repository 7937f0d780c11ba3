import type { PersonalInfo } from "@terzi/contracts/career";
import { fold } from "@terzi/language/normalise";

const ADDRESS = /\S+@\S+\.\S+|https?:\/\/|www\.|\b(?:linkedin|github|twitter|x)\.com\//i;
/** An international number or one with a leading zero; years and amounts are neither. */
const PHONE = /(?:\+|\b0)\d[\d\s().-]{7,}\d/;

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/**
 * Whether a text holds contact data: an address, a link, a phone number, or what the person entered as such (name,
 * place of living with more than a city). A provider never sees such a text; it keeps its own words.
 */
export function createContactCheck(contact: PersonalInfo): (text: string) => boolean {
  const { name, location, email, linkedin, portfolio, github, twitter } = contact;
  const isWholeAddress = /[,\d]/.test(location);
  const entered = [name, email, linkedin, portfolio, github, twitter, isWholeAddress ? location : ""]
    .map((value) => fold(value.trim()))
    .filter((value) => value.length > 3);
  const phone = digitsOf(contact.phone).slice(-7);
  return (text) => {
    const folded = fold(text);
    return (
      ADDRESS.test(text) ||
      PHONE.test(text) ||
      entered.some((value) => folded.includes(value)) ||
      (phone.length === 7 && digitsOf(text).includes(phone))
    );
  };
}
