import { Alert } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { jsonBytes } from "@terzi/contracts/json-bytes";
import { NEAR_LIMIT } from "@terzi/contracts/limits";

type Props = {
  value: unknown;
  maxBytes: number;
  /** The text; the numbers are kilobytes. */
  say: (sizes: { size: number; max: number }) => string;
};

/** Warns, long before it is refused, that something is becoming too large to save. */
export function SizeNotice({ value, maxBytes, say }: Props) {
  const bytes = jsonBytes(value);
  if (bytes < maxBytes * NEAR_LIMIT) return null;
  return (
    <Alert
      color={bytes > maxBytes ? "red" : "yellow"}
      icon={<IconAlertTriangle />}
      variant="light"
      role="status"
    >
      {say({ size: Math.ceil(bytes / 1000), max: maxBytes / 1000 })}
    </Alert>
  );
}
