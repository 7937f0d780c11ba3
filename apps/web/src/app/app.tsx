import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { queryClient } from "./query-client.ts";
import type { AppRouterInstance } from "./router.ts";
import { trpc, trpcClient } from "./trpc.ts";

export function App({ router }: { router: AppRouterInstance }) {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>
  );
}
