import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/bring")({
  beforeLoad: async () => {
    const { takeShared } = await import("../features/bring/take-shared.ts");
    takeShared();
    throw redirect({ to: "/generate", replace: true });
  },
});
