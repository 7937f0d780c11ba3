/**
 * The best assignment of rows to columns: each row gets its own column so that the sum of values is highest. A row
 * without a column is undefined. Kuhn and Munkres, with potentials, in n²m steps for n rows and m columns.
 */
export function assign(worth: number[][]): (number | undefined)[] {
  const columns = worth[0]?.length ?? 0;
  if (worth.length > columns) {
    const turned = assign(Array.from({ length: columns }, (_, at) => worth.map((row) => row[at] ?? 0)));
    return worth.map((_, row) => {
      const column = turned.indexOf(row);
      return column < 0 ? undefined : column;
    });
  }
  // Row and column 0 are none; what is looked for is the lowest cost.
  const rowWorth = new Array<number>(worth.length + 1).fill(0);
  const columnWorth = new Array<number>(columns + 1).fill(0);
  const rowOf = new Array<number>(columns + 1).fill(0);
  for (let row = 1; row <= worth.length; row++) {
    const lowest = new Array<number>(columns + 1).fill(Number.POSITIVE_INFINITY);
    const isTaken = new Array<boolean>(columns + 1).fill(false);
    const before = new Array<number>(columns + 1).fill(0);
    rowOf[0] = row;
    let column = 0;
    do {
      isTaken[column] = true;
      const at = rowOf[column] ?? 0;
      let step = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let other = 1; other <= columns; other++) {
        if (isTaken[other]) continue;
        const cost = -(worth[at - 1]?.[other - 1] ?? 0) - (rowWorth[at] ?? 0) - (columnWorth[other] ?? 0);
        if (cost < (lowest[other] ?? 0)) {
          lowest[other] = cost;
          before[other] = column;
        }
        if ((lowest[other] ?? 0) < step) {
          step = lowest[other] ?? 0;
          next = other;
        }
      }
      for (let other = 0; other <= columns; other++)
        if (isTaken[other]) {
          const held = rowOf[other] ?? 0;
          rowWorth[held] = (rowWorth[held] ?? 0) + step;
          columnWorth[other] = (columnWorth[other] ?? 0) - step;
        } else lowest[other] = (lowest[other] ?? 0) - step;
      column = next;
    } while (rowOf[column]);
    while (column) {
      const from = before[column] ?? 0;
      rowOf[column] = rowOf[from] ?? 0;
      column = from;
    }
  }
  return worth.map((_, row) => {
    const column = rowOf.indexOf(row + 1, 1);
    return column < 0 ? undefined : column - 1;
  });
}
