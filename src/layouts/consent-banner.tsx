import { Button } from '../components/button.tsx';
import { askedScripts } from '../schema/outside-scripts.ts';
import type { Site } from '../schema/site.ts';

/** Asks before third-party scripts load. src/scripts/outside-scripts.ts opens it and handles the answer. */
export function ConsentBanner({ site }: { site: Pick<Site, 'brand' | 'words'> }) {
  const { title, text, more, accept, decline } = site.words.consent;
  // Stored with the answer, so that a new script asks again.
  const asked = askedScripts(site.brand).map(({ src }) => src);
  const close = { popoverTarget: 'consent', popoverTargetAction: 'hide' } as const;
  return (
    <section
      id="consent"
      popover="manual"
      aria-label={title}
      data-asked={asked.join(' ')}
      className="consent"
    >
      <p className="rich">
        {`${text} `}
        {more && <a href={more.href}>{more.label}</a>}
      </p>
      <p className="grid grid-cols-2 gap-3 max-md:mt-3.5">
        <Button kind="quiet" size="small" value="no" {...close}>
          {decline}
        </Button>
        <Button kind="quiet" size="small" value="yes" {...close}>
          {accept}
        </Button>
      </p>
    </section>
  );
}
