import { QueryClientProvider } from "@tanstack/react-query";
import { createRouter, RouterProvider } from "@tanstack/react-router";
import { Frame } from "@terzi/ui/frame";
import { routeTree } from "../route-tree.gen.ts";
import { queryClient } from "./query-client.ts";
import { trpc, trpcClient } from "./trpc.ts";

const router = createRouter({
  routeTree,
  basepath: "/admin",
  scrollRestoration: true,
  defaultPreload: "intent",
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}

export function App() {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Frame>
          <RouterProvider router={router} />
        </Frame>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
