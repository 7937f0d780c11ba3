import { ThemeIcon } from "@mantine/core";
import type { Verdict } from "@terzi/contracts/match";
import { VERDICT_LOOK } from "./verdict-look.ts";

/** A verdict as a sign; the word stands beside it, for those who can't see it. */
export function VerdictMark({ verdict, size }: { verdict: Verdict; size: number }) {
  const { color, icon: Icon } = VERDICT_LOOK[verdict];
  return (
    <ThemeIcon variant="light" color={color} size={size} radius="xl" aria-hidden style={{ flex: "none" }}>
      <Icon size={Math.round(size * 0.65)} />
    </ThemeIcon>
  );
}
