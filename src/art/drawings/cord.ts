export const rowHeight = 100;

/** A slack cord from the plug to the jack of a row. The offsets move its ends off their centers. */
export function cord(row: number, rows: number, leave: number, arrive = leave): string {
  const from = (rows * rowHeight) / 2 + leave;
  const to = (row + 0.5) * rowHeight + arrive;
  return `M0 ${from}C55 ${from} 45 ${to} 100 ${to}`;
}

/** The cord of an idle provider, above or below the active one. */
export const idleCord = (row: number, rows: number, live: number) =>
  cord(row, rows, row < live ? -8 : 8, 0);

/** The active cord: four strands and their core. */
export const liveCords = (row: number, rows: number): [strands: string, core: string] => [
  [-5, -2.5, 2.5, 5].map((sag) => cord(row, rows, sag)).join(''),
  cord(row, rows, 0),
];
