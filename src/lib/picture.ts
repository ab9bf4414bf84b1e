type Size = { width: number; height: number };

/** A picture of the owner's own. Before it is encoded, its source is its file, and its size the file's. */
export type Picture = Size & {
  alt: string;
  shape: keyof typeof shapes;
  src: string;
  /** The same in newer formats, each in several widths. */
  sources: { type: string; srcSet: string }[];
};

/** A drawing of the owner's own, as an SVG file. */
export type Drawing = Size & { src: string; svg: string };

type Shape = {
  /** Width by height, where the place has its own; else the picture keeps its own. */
  ratio?: number;
  /** In which widths it is encoded, in pixels. */
  widths: [number, ...number[]];
  least: Size;
};

/** What places ask of a picture. */
export const shapes = {
  portrait: { ratio: 4 / 5, widths: [144, 288, 416], least: { width: 320, height: 400 } },
  figure: { widths: [480, 960, 1440, 2160], least: { width: 800, height: 200 } },
  share: { ratio: 1200 / 630, widths: [1200], least: { width: 1200, height: 630 } },
} satisfies Record<string, Shape>;

/** The size of the part that the place shows, and the widths to encode it in: nothing is enlarged. */
export function cutOf({ shape, width, height }: Pick<Picture, 'shape' | keyof Size>) {
  const { ratio = width / height, widths }: Shape = shapes[shape];
  const most = Math.floor(Math.min(Math.max(...widths), width, height * ratio));
  return {
    width: most,
    height: Math.round(most / ratio),
    widths: [...widths.filter((each) => each < most), most],
  };
}
