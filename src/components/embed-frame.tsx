import { type Embed, hostOf } from '../lib/embeds.ts';
import { fill } from '../lib/text.ts';
import type { Site } from '../schema/site.ts';
import { Button } from './button.tsx';
import { PrintedAddress } from './printed-address.tsx';

/** What each kind of frame may do. A player has to know which site it is on, a form does not. */
const rights = {
  video: {
    allow: 'fullscreen',
    referrerPolicy: 'strict-origin-when-cross-origin',
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  },
  calendar: {
    allow: '',
    referrerPolicy: 'no-referrer',
    sandbox:
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  },
} as const;

type Props = {
  title: string;
  embed: Embed;
  site: Pick<Site, 'words'>;
  /** Whether a heading beside it says the title already. */
  hasHeading?: boolean;
};

/**
 * What another service shows, behind a poster. Nothing is asked of the service before a visitor presses
 * the button: until then its frame is in a template, from which src/scripts/embeds.ts takes it. The
 * content security policy is made from the same template (tools/build/site-policy.ts).
 */
export function EmbedFrame({ title, embed, site, hasHeading = false }: Props) {
  const words = site.words.embed;
  if (!words) return <PrintedAddress title={title} address={embed.address} />;
  const { service, kind, address, src } = embed;
  const isVideo = kind === 'video';
  return (
    <figure aria-label={title} className="player night" data-embed={kind}>
      <div className="player-poster">
        <span aria-hidden="true" className="plate plate-landing player-plate" />
        {!hasHeading && <p className="mb-2 font-mono text-sm text-print">{service}</p>}
        <p className="player-title wide">{hasHeading ? service : title}</p>
        <p className="needs-script mt-3 max-w-100 text-sm text-soft">
          {fill(words.loads, { host: hostOf(src), service })}
        </p>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button className="needs-script" data-embed-load="">
            {words[kind]}
          </Button>
          <a href={address} className="link-line text-sm">
            {fill(words.open, { host: hostOf(address), service })}
          </a>
        </p>
      </div>
      <template>
        <iframe
          className="player-frame"
          src={src}
          title={title}
          {...rights[isVideo ? 'video' : 'calendar']}
        />
      </template>
      <PrintedAddress title={title} address={address} />
    </figure>
  );
}
