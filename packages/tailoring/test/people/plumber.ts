import { type CareerProfile, emptyProfile } from "@terzi/contracts/career";

/** What a posting for a plumber asks in plain words. */
export const TASKS = [
  "Servicing gas boilers",
  "Unblocking drains",
  "Soldering copper pipe",
  "Fitting radiators",
];

/** Somebody with one job that goes on, what they tell of it, and certificates by their names. */
export const workerOf = (position: string, told: string[], certificates: string[] = []): CareerProfile => ({
  ...emptyProfile(),
  experiences: [
    {
      company: "Wendover",
      position,
      location: "",
      startDate: "2019-01",
      endDate: "",
      description: "",
      responsibilities: told,
      achievements: [],
    },
  ],
  certifications: certificates.map((name) => ({
    name,
    issuer: "",
    date: "2024-05",
    expiryDate: "",
    credentialId: "",
  })),
});
