import { IconCheck, IconMinus, IconX } from "@tabler/icons-react";
import type { Verdict } from "@terzi/contracts/match";

/** How a verdict looks, wherever one is shown. */
export const VERDICT_LOOK: Record<Verdict, { color: string; icon: typeof IconCheck }> = {
  met: { color: "green", icon: IconCheck },
  partly: { color: "yellow", icon: IconMinus },
  missing: { color: "orange", icon: IconX },
};
