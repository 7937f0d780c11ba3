import type { Award, Certification, Publication, Reference } from "@terzi/contracts/career";
import type { Note } from "./left-over.ts";
import { type LooseObject, lineOf, paragraphOf } from "./loose-value.ts";
import { readWritten } from "./resume-dates.ts";

export function readCertificate(certificate: LooseObject, note: Note): Certification {
  const name = lineOf(certificate.name);
  note(name, certificate.url);
  return {
    name,
    issuer: lineOf(certificate.issuer),
    date: readWritten(certificate, "date"),
    expiryDate: readWritten(certificate, "expiryDate"),
    credentialId: lineOf(certificate.credentialId),
  };
}

const DOI_ADDRESS = /^https?:\/\/(?:dx\.)?doi\.org\//i;

export function readPublication(publication: LooseObject, note: Note): Publication {
  const title = lineOf(publication.name, publication.title);
  const url = lineOf(publication.url, publication.website);
  const isDoi = DOI_ADDRESS.test(url);
  if (!isDoi) note(title, url);
  return {
    title,
    authors: paragraphOf(publication.authors).slice(0, 2_000),
    venue: lineOf(publication.publisher),
    date: readWritten(publication, "releaseDate"),
    doi: lineOf(publication.doi, isDoi ? url.replace(DOI_ADDRESS, "") : ""),
    description: paragraphOf(publication.summary),
  };
}

export const readAward = (award: LooseObject): Award => ({
  title: lineOf(award.title, award.name),
  issuer: lineOf(award.awarder),
  date: readWritten(award, "date"),
  description: paragraphOf(award.summary),
});

/** A reference in one line, which is how the format shows fields it doesn't know. */
export const introduceReference = (reference: Omit<Reference, "name">): string =>
  [reference.position, reference.company, reference.email, reference.phone].filter(Boolean).join(", ");

/** What the reference says about the person has no field, so it is noted. */
export function readReference(entry: LooseObject, note: Note): Reference {
  const details = {
    position: lineOf(entry.position),
    company: lineOf(entry.company),
    email: lineOf(entry.email),
    phone: lineOf(entry.phone),
  };
  const words = paragraphOf(entry.reference);
  if (words !== introduceReference(details)) note(entry.name, words);
  return { name: lineOf(entry.name), ...details };
}
