import { Band } from '../../components/band.tsx';
import { PrintedAddress } from '../../components/printed-address.tsx';
import { noCaptions, videoAddress } from '../../lib/videos.ts';
import type { BandProps } from '../define-band.ts';
import type { videoWords } from './video-words.ts';

/** Drawn by src/pages/videos. */
const drawnPoster = '/videos/poster.svg';

/** The owner's video in the browser's own player, which loads nothing but a picture before it plays. */
export function Video({ words, anchor, site }: BandProps<typeof videoWords>) {
  const { title, intro, tone, poster, file, captions } = words;
  const src = videoAddress(file);
  const isUpright = poster && poster.height > 1.2 * poster.width;
  return (
    <Band id={anchor} title={title} intro={intro} tone={tone}>
      <figure
        aria-label={title}
        className={`player night ${isUpright ? 'mx-auto w-[min(100%,22rem)]' : ''}`}
      >
        {/* biome-ignore lint/a11y/useMediaCaption: a video in which nothing is said has none */}
        <video
          controls
          playsInline
          preload="none"
          src={src}
          poster={poster?.src ?? drawnPoster}
          width={poster?.width ?? 1280}
          height={poster?.height ?? 720}
          aria-label={title}
          className={poster ? '' : 'aspect-video'}
        >
          {captions !== noCaptions && (
            <track
              kind="captions"
              src={videoAddress(captions)}
              srcLang={site.language.code}
              label={site.language.name}
            />
          )}
          <a href={src}>{title}</a>
        </video>
        <PrintedAddress title={title} address={`https://${site.brand.domain}${src}`} />
      </figure>
    </Band>
  );
}
