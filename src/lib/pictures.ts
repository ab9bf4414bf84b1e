type Size = { width: number; height: number };

/** An owner's picture. Before encoding, `src` is the file and the size is that of the file. */
export type Picture = Size & {
  alt: string;
  shape: keyof typeof shapes;
  src: string;
  /** The picture in newer formats, each in several widths. */
  sources: { type: string; srcSet: string }[];
};

/** An owner's drawing, as an SVG file. */
export type SvgFile = Size & { src: string; svg: string };

type Shape = {
  /** Width divided by height. Without it, a picture keeps its own ratio. */
  ratio?: number;
  /** Widths to encode, in pixels. */
  widths: [number, ...number[]];
  least: Size;
};

/** The requirements of each place that shows a picture. */
export const shapes = {
  portrait: { ratio: 4 / 5, widths: [144, 288, 416], least: { width: 320, height: 400 } },
  figure: { widths: [480, 960, 1440, 2160], least: { width: 800, height: 200 } },
  poster: { widths: [1440], least: { width: 640, height: 360 } },
  share: { ratio: 1200 / 630, widths: [1200], least: { width: 1200, height: 630 } },
} satisfies Record<string, Shape>;

/** The size of the visible part, and the widths to encode. Pictures are never enlarged. */
export function cutOf({ shape, width, height }: Pick<Picture, 'shape' | keyof Size>) {
  const { ratio = width / height, widths }: Shape = shapes[shape];
  const most = Math.floor(Math.min(Math.max(...widths), width, height * ratio));
  return {
    width: most,
    height: Math.round(most / ratio),
    widths: [...widths.filter((each) => each < most), most],
  };
}
