import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { NO_TRACES, type Traces } from "./traces.ts";

/** OpenTelemetry traces. Loaded only where the settings name a collector. */
export async function openTraces({ traces }: Pick<Config, "traces">, log: Log): Promise<Traces> {
  if (!traces) return NO_TRACES;
  const { openOtlpTraces } = await import("./otlp-traces.ts");
  return openOtlpTraces(traces, log);
}
