import type { TextMedia as Media } from '../lib/text-media.ts';
import { videoAddress } from '../lib/videos.ts';
import type { Site } from '../schema/site.ts';
import { EmbedFrame } from './embed-frame.tsx';
import { VideoPlayer } from './video-player.tsx';

const PlainLink = ({ href, title }: { href: string; title: string }) => (
  <p>
    <a href={href}>{title}</a>
  </p>
);

type Props = {
  media: Media;
  /** Missing where nothing can play, as in a feed: a link is shown there. */
  site: Pick<Site, 'brand' | 'language' | 'words'> | undefined;
};

/** A video or an embed in a text. */
export function TextMedia({ media, site }: Props) {
  const { title } = media;
  if ('video' in media)
    return site ? (
      <VideoPlayer title={title} video={media.video} site={site} />
    ) : (
      <PlainLink href={videoAddress(media.video.file)} title={title} />
    );
  const { embed } = media;
  if (typeof embed === 'string') return null;
  return site ? (
    <EmbedFrame title={title} embed={embed} site={site} />
  ) : (
    <PlainLink href={embed.address} title={title} />
  );
}
