import type { Picture } from '../lib/pictures.ts';
import { noCaptions, type Video, videoAddress } from '../lib/videos.ts';
import type { Site } from '../schema/site.ts';
import { PrintedAddress } from './printed-address.tsx';

/** Drawn by src/pages/videos. */
const drawnPoster = '/videos/poster.svg';

type Props = {
  title: string;
  video: Video;
  poster?: Picture | undefined;
  site: Pick<Site, 'brand' | 'language'>;
};

/** The owner's video in the browser's own player, which loads nothing but a picture before it plays. */
export function VideoPlayer({ title, video: { file, captions }, poster, site }: Props) {
  const src = videoAddress(file);
  const isUpright = poster && poster.height > 1.2 * poster.width;
  return (
    <figure aria-label={title} className={`player night ${isUpright ? 'player-upright' : ''}`}>
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
  );
}
