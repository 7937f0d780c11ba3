/** The public pages that are rendered when the product is built, with the texts that they need. */
export const RENDERED_PAGES = [
  { path: "/", file: "home", texts: "landing", route: "src/routes/_account/home.tsx" },
  { path: "/how-to-use", file: "how-to-use", texts: "guide", route: "src/routes/_public/how-to-use.tsx" },
  { path: "/pricing", file: "pricing", texts: "pricing", route: "src/routes/_public/pricing.tsx" },
] as const;

export type RenderedPage = (typeof RENDERED_PAGES)[number];
