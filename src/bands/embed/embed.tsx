import { Band } from '../../components/band.tsx';
import { Button } from '../../components/button.tsx';
import { PrintedAddress } from '../../components/printed-address.tsx';
import { hostOf, readEmbed } from '../../lib/embeds.ts';
import { fill } from '../../lib/text.ts';
import type { BandProps } from '../define-band.ts';
import type { embedWords } from './embed-words.ts';

/** What each kind of frame may do. A player has to know which site it is on, nothing else does. */
const rights = {
  video: {
    allow: 'fullscreen',
    referrerPolicy: 'strict-origin-when-cross-origin',
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  },
  other: {
    allow: '',
    referrerPolicy: 'no-referrer',
    sandbox:
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  },
} as const;

/**
 * What another service shows, behind a poster. Nothing is asked of the service before a visitor presses
 * the button: until then its frame is in a template, from which src/scripts/embeds.ts takes it. The
 * content security policy is made from the same template (tools/build/site-policy.ts).
 */
export function Embed({ words, anchor, site }: BandProps<typeof embedWords>) {
  const { title, intro, tone } = words;
  const embed = readEmbed(words.address);
  const says = site.words.embed;
  if (typeof embed === 'string' || !says) return null;
  const { service, kind, address, src } = embed;
  return (
    <Band id={anchor} title={title} intro={intro} tone={tone}>
      <figure aria-label={title} className="player night" data-embed={kind}>
        <div className="player-poster">
          <span aria-hidden="true" className="plate plate-landing player-plate" />
          <p className="wide font-bold font-display text-balance text-xl @min-[56rem]:text-2xl">
            {service}
          </p>
          <p className="needs-script mt-3 max-w-100 text-sm text-soft">
            {fill(says.loads, { host: hostOf(src), service })}
          </p>
          <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
            <Button className="needs-script" data-embed-load="">
              {says[kind]}
            </Button>
            <a href={address} className="link-line text-sm">
              {fill(says.open, { host: hostOf(address), service })}
            </a>
          </p>
        </div>
        <template>
          <iframe className="player-frame" src={src} title={title} {...rights[kind]} />
        </template>
        <PrintedAddress title={title} address={address} />
      </figure>
    </Band>
  );
}
