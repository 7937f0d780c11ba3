import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { resolveVariables, theme } from "./theme.ts";
import { Toaster } from "./toaster.tsx";
import "@mantine/core/styles.layer.css";

/** What every page with Mantine parts stands in: theme, colour scheme, toasts. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolveVariables} defaultColorScheme="auto">
      {children}
      <Toaster />
    </MantineProvider>
  );
}
