import { TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";

const PAUSE_MS = 300;

/** A search sent to the server once the typing pauses; `undefined` when empty. */
export function SearchField(props: {
  label: string;
  value: string | undefined;
  onSearch: (search: string | undefined) => void;
}) {
  const [typed, setTyped] = useState(props.value ?? "");
  const asked = useRef(props.value);
  const search = useDebouncedCallback((words: string) => {
    asked.current = words.trim() || undefined;
    props.onSearch(asked.current);
  }, PAUSE_MS);
  // A search from elsewhere (a saved view, Back) is shown here too.
  useEffect(() => {
    if (props.value === asked.current) return;
    asked.current = props.value;
    setTyped(props.value ?? "");
  }, [props.value]);
  return (
    <TextInput
      type="search"
      aria-label={props.label}
      placeholder={props.label}
      leftSection={<IconSearch size={16} />}
      maxLength={200}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        search(event.currentTarget.value);
      }}
      style={{ flex: "1 1 16rem" }}
    />
  );
}
