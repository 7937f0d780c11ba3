/** The public pages that are rendered when the product is built, with the texts that they need and that tell of them. */
export const RENDERED_PAGES = [
  {
    path: "/",
    file: "home",
    texts: "landing",
    route: "src/routes/_account/home.tsx",
    title: "landing:title",
    description: "landing:description",
  },
  {
    path: "/how-to-use",
    file: "how-to-use",
    texts: "guide",
    route: "src/routes/_public/how-to-use.tsx",
    title: "guide:title",
    description: "guide:description",
  },
  {
    path: "/pricing",
    file: "pricing",
    texts: "pricing",
    route: "src/routes/_public/pricing.tsx",
    title: "pricing:title",
    description: "pricing:description",
  },
  {
    path: "/contact",
    file: "contact",
    texts: "contact",
    route: "src/routes/_public/contact.tsx",
    title: "contact:title",
    description: "contact:description",
  },
  {
    path: "/login",
    file: "login",
    texts: "auth",
    route: "src/routes/_public/login.tsx",
    title: "auth:logIn.title",
    description: "auth:logIn.lead",
  },
  {
    path: "/signup",
    file: "signup",
    texts: "auth",
    route: "src/routes/_public/signup.tsx",
    title: "auth:signUp.title",
    description: "auth:signUp.lead",
  },
] as const;

export type RenderedPage = (typeof RENDERED_PAGES)[number];
