import type { Evidence } from "@terzi/contracts/match";
import classes from "./match.module.css";
import { placeName } from "./place-name.ts";

/** The profile's own words that speak for a requirement, each with its place. */
export const EvidenceQuotes = ({ evidence }: { evidence: Evidence[] }) =>
  evidence.map(({ quote, place }) => (
    <figure key={`${place}:${quote}`} className={classes.evidence}>
      <blockquote dir="auto">{quote}</blockquote>
      <figcaption>{placeName(place)}</figcaption>
    </figure>
  ));
