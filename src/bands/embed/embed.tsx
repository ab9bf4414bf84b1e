import { Band } from '../../components/band.tsx';
import { EmbedFrame } from '../../components/embed-frame.tsx';
import { readEmbed } from '../../lib/embeds.ts';
import type { BandProps } from '../define-band.ts';
import type { band } from './schema.ts';

export function Embed({ words, anchor, site }: BandProps<typeof band>) {
  const { title, intro, address, kind, tone } = words;
  const embed = readEmbed(address, kind);
  return (
    <Band id={anchor} title={title} intro={intro} tone={tone}>
      {typeof embed !== 'string' && (
        <EmbedFrame title={title} embed={embed} site={site} hasHeading />
      )}
    </Band>
  );
}
