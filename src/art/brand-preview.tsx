import type { Mark } from '../lib/marks.ts';
import { MarkShape } from './logo.tsx';
import { RosetteLines } from './plate/rosette-lines.tsx';
import { ShareCard, type ShareCardProps } from './share-card.tsx';

type Theme = { paper: string; text: string; mast: string; onMast: string };

export type BrandPreviewProps = {
  share: ShareCardProps;
  /** The four inks on light paper, in the order of the audiences. */
  inks: readonly { preset: ShareCardProps['preset']; color: string }[];
  sheet: string;
  dark: Theme;
  light: Theme;
  mark: Mark;
  /** One or two letters on the sample button. */
  letters: string;
};

type SwatchProps = Pick<ShareCardProps, 'mark' | 'face'> & { theme: Theme; letters: string };

function Swatch({ mark, face, theme, letters }: SwatchProps) {
  return (
    <>
      <rect width="300" height="150" fill={theme.paper} />
      <g transform="translate(36 45) scale(2.5)" fill="none">
        <MarkShape mark={mark} text={theme.text} mast={theme.mast} />
      </g>
      <rect x="124" y="47" width="140" height="56" rx="3" fill={theme.mast} />
      <text
        x="194"
        y="84"
        fontFamily={face.family}
        fontWeight={700}
        fontSize="28"
        textAnchor="middle"
        fill={theme.onMast}
      >
        {letters}
      </text>
    </>
  );
}

/** A brand in one picture: a sharing image, the four inks, both papers. */
export function BrandPreview({
  share,
  inks,
  sheet,
  dark,
  light,
  mark,
  letters,
}: BrandPreviewProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 930">
      <ShareCard {...share} />
      <g transform="translate(0 630)">
        <rect width="900" height="300" fill={sheet} />
        {inks.map(({ preset, color }, index) => (
          <g key={preset} transform={`translate(${117 + index * 222} 150) scale(.2)`} fill="none">
            <RosetteLines preset={preset} cut={share.cut} id={preset} weight={1} color={color} />
          </g>
        ))}
        <g transform="translate(900 0)">
          <Swatch mark={mark} face={share.face} theme={light} letters={letters} />
        </g>
        <g transform="translate(900 150)">
          <Swatch mark={mark} face={share.face} theme={dark} letters={letters} />
        </g>
      </g>
    </svg>
  );
}
