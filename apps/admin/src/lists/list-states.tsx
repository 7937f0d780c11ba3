import { Skeleton, Stack, Text } from "@mantine/core";
import { failureText } from "@terzi/ui/failures";
import { ErrorState } from "@terzi/ui/page-states";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

const LINES = ["first", "second", "third"];

/** A read as React Query gives it, of which only these are looked at. */
export type Read<T> = {
  data: T | undefined;
  error: unknown;
  isPending: boolean;
  refetch: () => unknown;
};

/**
 * Something read from the server: a placeholder while it loads, the reason if it fails, otherwise what `children`
 * make of it.
 */
export function ReadPart<T>({ read, children }: { read: Read<T>; children: (value: T) => ReactNode }) {
  const { t } = useTranslation();
  if (read.data !== undefined) return children(read.data);
  if (read.isPending)
    return (
      <Stack gap="sm" role="status" aria-label={t("loading")}>
        {LINES.map((line) => (
          <Skeleton key={line} height={36} />
        ))}
      </Stack>
    );
  return <ErrorState text={failureText(read.error, t("offline"))} onRetry={() => read.refetch()} />;
}

/** What a list without entries says. */
export const NoEntries = ({ text }: { text: string }) => (
  <Text c="dimmed" py="sm" role="status">
    {text}
  </Text>
);
