import { lineCues } from "../languages/all-posting-cues.ts";
import { anyOf, either } from "./any-of.ts";

const CONDITIONS = anyOf(lineCues(({ condition }) => condition));
const BARE = new RegExp(`^${either(lineCues(({ bareCondition }) => bareCondition))}$`);
const CERTIFICATES = anyOf(lineCues(({ certificate }) => certificate));

/** Whether folded words ask for a condition of employment: shifts, travel, a driving licence, military service. */
export const isCondition = (folded: string): boolean => CONDITIONS.test(folded) || BARE.test(folded);

/** Whether folded words ask for a certificate, a licence or an examination. */
export const isCertificate = (folded: string): boolean => CERTIFICATES.test(folded);
