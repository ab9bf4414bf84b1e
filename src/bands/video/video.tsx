import { Band } from '../../components/band.tsx';
import { VideoPlayer } from '../../components/video-player.tsx';
import type { BandProps } from '../define-band.ts';
import type { band } from './schema.ts';

export function Video({ words, anchor, site }: BandProps<typeof band>) {
  const { title, intro, tone, poster, file, captions } = words;
  return (
    <Band id={anchor} title={title} intro={intro} tone={tone}>
      <VideoPlayer title={title} video={{ file, captions }} poster={poster} site={site} />
    </Band>
  );
}
