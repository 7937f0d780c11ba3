import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import type { GapFact, GapSource } from "@terzi/contracts/gaps";
import { trpc } from "../../app/trpc.ts";

/** What is typed is scored when the typing pauses. */
const PAUSE_MS = 500;

type Answer = { source: GapSource; version: number; fact: GapFact | null };

/** The score with an answer; undefined until it is known. */
export function useWeighed({ source, version, fact }: Answer) {
  const { client } = trpc.useUtils();
  const said = fact && JSON.stringify(fact);
  const [settled] = useDebouncedValue(said, PAUSE_MS);
  const weighed = useQuery({
    queryKey: ["gaps.weigh", source, version, said],
    queryFn: ({ signal }) =>
      fact ? client.gaps.weigh.mutate({ ...source, version, fact }, { signal }) : null,
    enabled: fact !== null && settled === said,
    gcTime: 0,
  });
  return weighed.data ?? undefined;
}
