import { CvCount } from "@terzi/contracts/system";
import { json, type Route } from "../route.ts";

export const systemRows: Route[] = [
  json({
    method: "GET",
    path: "/api/system/cv-count",
    tag: "System",
    summary: "The landing page's counter",
    access: "public",
    output: CvCount,
    call: (api) => api.system.cvCount(),
  }),
  json({
    method: "POST",
    path: "/api/system/cv-count/increment",
    tag: "System",
    summary: "Count the landing page's counter up",
    access: "public",
    output: CvCount,
    errors: ["RATE_LIMITED"],
    call: (api) => api.system.incrementCvCount(),
  }),
];
