import { MantineProvider } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { giveFocusBack } from "./give-focus-back.ts";
import { resolveVariables, theme } from "./theme.ts";
import { Toaster } from "./toaster.tsx";
import "@mantine/core/styles.layer.css";

/** What every page with Mantine parts stands in: theme, colour scheme, toasts. */
export function Frame({ children }: { children: ReactNode }) {
  useEffect(giveFocusBack, []);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolveVariables} defaultColorScheme="auto">
      {children}
      <Toaster />
    </MantineProvider>
  );
}
