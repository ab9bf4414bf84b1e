import { Fragment } from 'react';
import type { PlateCut } from '../../lib/marks.ts';
import { lobePath } from './guilloche.ts';
import { type PresetName, presetsOf } from './presets.ts';

const degreesOf = (turn: number) => Math.round(36000 * turn) / 100;

type Props = {
  preset: PresetName;
  cut: PlateCut;
  /** Unique on its page, because copies refer to their lobe by id. */
  id: string;
  /** The line weight in CSS pixels, at every size. Without it, that of the plate. */
  weight?: number;
  color: string;
};

/** Only the lines, for use inside another drawing. */
export const RosetteLines = ({ preset, cut, id, weight = cut.weight, color }: Props) => (
  <g stroke={color} strokeWidth={weight}>
    {presetsOf(cut)[preset].map((lathe, index) => {
      const { lobes, turn = 0, mirrored } = lathe;
      const name = `${id}-${index}`;
      return (
        <Fragment key={name}>
          <defs>
            <g id={name}>
              <path id={`${name}m`} d={lobePath(lathe)} vectorEffect="non-scaling-stroke" />
              {mirrored && (
                <use href={`#${name}m`} transform={`rotate(${degreesOf(1 / lobes)})scale(1 -1)`} />
              )}
            </g>
          </defs>
          {Array.from({ length: lobes }, (_, copy) => {
            const degrees = degreesOf((copy + turn) / lobes);
            return <use key={degrees} href={`#${name}`} transform={`rotate(${degrees})`} />;
          })}
        </Fragment>
      );
    })}
  </g>
);
