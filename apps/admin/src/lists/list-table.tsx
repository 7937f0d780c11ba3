import type { ReactNode } from "react";
import classes from "./list-table.module.css";

export type Column<T> = {
  title: string;
  cell: (row: T) => ReactNode;
  /** number: right-aligned, tabular digits. fixed: never wrapped. */
  kind?: "number" | "fixed";
};

/** Rows under their headings; on phones each row becomes a block of named values, with the same roles. */
export function ListTable<T extends { id: string }>(props: {
  label: string;
  columns: Column<T>[];
  rows: T[];
}) {
  const { label, columns, rows } = props;
  const marks = ({ kind }: Column<T>) => ({
    "data-number": kind === "number" || undefined,
    "data-fixed": kind === "fixed" || undefined,
  });
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: without table layout, browsers drop the roles of table elements
    <table role="table" aria-label={label} className={classes.table}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.title} role="columnheader" scope="col" {...marks(column)}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.id} role="row">
            {columns.map((column) => (
              <td key={column.title} role="cell" data-label={column.title} {...marks(column)}>
                <div>{column.cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}
