import type { SvgFile } from './pictures.ts';

/** How a brand's guilloché is drawn. */
export type PlateCut = {
  /** Lobes of the landing page's rosette; the other plates scale with it. */
  lobes: number;
  /** Line weight in CSS pixels, at every size. */
  weight: number;
  /** Waves of the lines within one lobe of the largest rings. */
  waves: number;
  /** How much the lines narrow between two lobes: 0 is not at all, 1 is to a point. */
  knot: number;
};

export const standardCut: PlateCut = { lobes: 20, weight: 0.7, waves: 1, knot: 0.8 };

/** A logo mark in a box of 24: lines in the text color, and a solid part in the button color. */
export type DrawnMark = { line: string; solid: string };

/** A drawn mark or the owner's file. */
export type Mark = DrawnMark | SvgFile;

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** The plate at sizes too small for lines: an outline with at most 16 lobes and a center. */
function smallPlate({ lobes }: PlateCut): string {
  const [x, y, radius] = [11.8, 12.2, 4.5];
  const count = Math.min(16, Math.max(6, Math.round((12 * lobes) / standardCut.lobes)));
  const arc = hundredths(2 * radius * Math.sin(Math.PI / count) * 0.6183);
  const points = Array.from({ length: count + 1 }, (_, lobe) => {
    const angle = (2 * Math.PI * lobe) / count;
    return `${hundredths(x + radius * Math.sin(angle))} ${hundredths(y - radius * Math.cos(angle))}`;
  });
  const [start, ...rest] = points;
  const eye = 'M10.2 12.2a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0z';
  return `M${start}${rest.map((point) => `A${arc} ${arc} 0 0 1 ${point}`).join('')}z${eye}`;
}

/** Marks for owners who have none. */
export const drawnMarks = {
  /** A SIM with its cut corner and the plate. */
  sim: (cut) => ({ line: 'M3 3h11.5L21 9.5V21H3z', solid: smallPlate(cut) }),
  /** A porthole, half full of sea. */
  tide: () => ({
    line: 'M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19z',
    solid: 'M5.2 12.6c2.3-2.6 4.5-2.6 6.8 0s4.5 2.6 6.8 0a6.8 6.8 0 0 1-13.6 0z',
  }),
  /** A needle over its card. */
  compass: () => ({
    line: 'M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19z',
    solid: 'M17 7l-3 7-7 3 3-7z',
  }),
} satisfies Record<string, (cut: PlateCut) => DrawnMark>;

export type MarkName = keyof typeof drawnMarks;

export const markNames = Object.keys(drawnMarks) as [MarkName, ...MarkName[]];

export const markOf = ({ mark, plate }: { mark: MarkName | Mark; plate: PlateCut }): Mark =>
  typeof mark === 'string' ? drawnMarks[mark](plate) : mark;
