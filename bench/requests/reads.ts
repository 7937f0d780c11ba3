/** What is read most, and by what SQL: `$1` is the account, `$2` the CV. */
export type Read = {
  name: string;
  /** The paths of the product, over REST and over tRPC. */
  rest: string;
  trpc: string;
  sql?: string;
  isPublic?: true;
  ofCv?: true;
};

const SUMMARY = `id, job_title as "jobTitle", company, match_score as "matchScore",
  (match_score > 0 or match is null or (match ->> 'possible')::numeric > 0) as "isScored",
  language, tone, template, created_at as "createdAt"`;

export const READS: Read[] = [
  { name: "user", rest: "/api/auth/user", trpc: "auth.user" },
  {
    name: "list",
    rest: "/api/cvs",
    trpc: "cv.list",
    sql: `select ${SUMMARY} from cv where account_id = $1 order by created_at desc, id desc`,
  },
  {
    name: "cv",
    rest: "/api/cvs/{id}",
    trpc: "cv.find",
    ofCv: true,
    sql: `select ${SUMMARY}, length, generation_mode as "generationMode", job_posting as "jobPosting",
        gap_analysis as "gapAnalysis", match, content
      from cv where account_id = $1 and id = $2`,
  },
  {
    name: "packages",
    rest: "/api/packages",
    trpc: "credits.packages",
    isPublic: true,
    sql: `select id, name, price_cents as price, credits, bonus_credits as "bonusCredits", active, popular
      from credit_package where active = true order by credits, id`,
  },
  {
    name: "profile",
    rest: "/api/career-data",
    trpc: "career.read",
    sql: "select document, version from career_profile where account_id = $1",
  },
];
