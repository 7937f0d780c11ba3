import { Button, Stack } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { EmptyState } from "@terzi/ui/page-states";
import { type ReactNode, useState } from "react";
import { EntryCard } from "./entry-card.tsx";

export type EntryListProps<T> = {
  items: T[];
  onChange: (items: T[]) => void;
  blank: T;
  titleOf: (item: T) => string;
  /** A second line under the title: where and when. */
  factsOf: (item: T) => string;
  unnamed: string;
  addLabel: string;
  empty: { icon: ReactNode; title: string; text: string };
  fields: (item: T, change: (item: T) => void) => ReactNode;
};

let lastKey = 0;
const newKey = (): number => {
  lastKey += 1;
  return lastKey;
};

/** A list to add to, reorder and remove from; one entry at a time is open for editing. */
export function EntryList<T>(props: EntryListProps<T>) {
  const { items, onChange } = props;
  const keys = useEntryKeys(items.length);
  const [openKey, setOpenKey] = useState<number | null>(null);

  const add = () => {
    const key = keys.append();
    onChange([...items, props.blank]);
    setOpenKey(key);
  };
  const move = (from: number, to: number) => {
    keys.move(from, to);
    onChange(moved(items, from, to));
  };
  const remove = (at: number) => {
    keys.remove(at);
    onChange(items.filter((_, position) => position !== at));
  };
  const addButton = (
    <Button
      variant="light"
      leftSection={<IconPlus size={18} />}
      onClick={add}
      style={{ alignSelf: "flex-start" }}
    >
      {props.addLabel}
    </Button>
  );

  if (!items.length) return <EmptyState {...props.empty} action={addButton} />;
  return (
    <Stack gap="sm">
      {items.map((item, position) => {
        const key = keys.list[position] ?? position;
        return (
          <EntryCard
            key={key}
            title={props.titleOf(item).trim() || props.unnamed}
            facts={props.factsOf(item)}
            isOpen={openKey === key}
            onToggle={() => setOpenKey(openKey === key ? null : key)}
            onUp={position > 0 ? () => move(position, position - 1) : undefined}
            onDown={position < items.length - 1 ? () => move(position, position + 1) : undefined}
            onRemove={() => remove(position)}
          >
            {props.fields(item, (changed) =>
              onChange(items.map((other, at) => (at === position ? changed : other))),
            )}
          </EntryCard>
        );
      })}
      {addButton}
    </Stack>
  );
}

const moved = <T,>(list: T[], from: number, to: number): T[] => {
  const rest = list.filter((_, position) => position !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
};

/** Keys that follow the entries when they move, so that focus and open state stay with them. */
function useEntryKeys(count: number) {
  const [list, setList] = useState<number[]>(() => Array.from({ length: count }, newKey));
  // A list replaced from outside (upload, merge) gets keys for new entries.
  if (list.length !== count)
    setList(Array.from({ length: count }, (_, position) => list[position] ?? newKey()));
  return {
    list,
    append() {
      const key = newKey();
      setList([...list, key]);
      return key;
    },
    move: (from: number, to: number) => setList(moved(list, from, to)),
    remove: (at: number) => setList(list.filter((_, position) => position !== at)),
  };
}
