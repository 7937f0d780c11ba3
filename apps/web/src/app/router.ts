import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { routeTree } from "../route-tree.gen.ts";
import { Trouble } from "./trouble.tsx";

/** The app's router; `history` for rendering outside a browser. */
export const openRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    defaultPreload: "intent",
    // A page that fails leaves the layout around it.
    defaultErrorComponent: Trouble,
    // Outside a browser there is nothing to scroll.
    ...(history ? { history } : { scrollRestoration: true }),
  });

export type AppRouterInstance = ReturnType<typeof openRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouterInstance;
  }
}
