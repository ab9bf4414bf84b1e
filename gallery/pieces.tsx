import { Actions } from '../src/components/actions.tsx';
import { Badge, SampleMark } from '../src/components/badge.tsx';
import { Band } from '../src/components/band.tsx';
import { Button, ButtonLink } from '../src/components/button.tsx';
import { Field } from '../src/components/field.tsx';
import { Icon } from '../src/components/icon.tsx';
import { OwnFigure } from '../src/components/own-picture.tsx';
import { RichText } from '../src/components/rich-text.tsx';
import type { Content } from '../src/content/parse-content.ts';
import { HeroForm } from '../src/islands/hero-form.tsx';
import type { SendStatus } from '../src/islands/use-sending.ts';
import type { Picture } from '../src/lib/pictures.ts';
import type { HeroFormWords } from '../src/schema/forms.ts';
import { exampleOf } from './example-pages.ts';
import type { Example } from './plates.tsx';

/** Every form that Markdown has on this site. */
const markdown = `A paragraph with **weight**, *stress*, ~~what was struck~~, \`code\`, a [link](/pricing "Plans")
and a footnote.[^1]<br>A new line, and an address: https://www.example.com

- one
- two

3. three
4. four

- [x] done
- [ ] to do

> What somebody said, and said well enough to be quoted here.

\`\`\`
{ "a": "line of code", "b": 2 }
\`\`\`

---

| Name | Value |
|---|--:|
| First | 1 |

[^1]: What would be in the way above.
`;

const sharingImage = (alt: string): Picture => ({
  alt,
  shape: 'figure',
  src: '/share/home.png',
  width: 1200,
  height: 630,
  sources: [],
});

const statuses: SendStatus[] = ['idle', 'submitting', 'success', 'invalid', 'failure'];

const heroForms = (words: HeroFormWords) =>
  statuses.map(
    (status): Example => ({
      name: `Hero form, ${status}`,
      element: (
        <div className="max-w-130">
          <HeroForm id={`gallery-${status}`} words={words} initial={status} />
        </div>
      ),
    }),
  );

/** The small pieces, in each of their states. */
export const pieces = ({ words }: Content): Example[] => [
  {
    name: 'Buttons, and one that cannot be pressed',
    element: (
      <div className="flex flex-wrap gap-3">
        <Button>{words.menu}</Button>
        <Button kind="strong">{words.menu}</Button>
        <ButtonLink kind="quiet" href="/pricing">
          {words.menu}
        </ButtonLink>
        <Button disabled>{words.menu}</Button>
      </div>
    ),
  },
  {
    name: 'Actions that lead nowhere yet',
    element: <Actions actions={[{ label: words.menu, notice: words.skip }]} />,
  },
  {
    name: 'A picture of the owner’s own',
    element: <OwnFigure picture={sharingImage(words.menu)} place="band" />,
  },
  { name: 'Badge', element: <Badge>{words.sample}</Badge> },
  {
    name: 'Sample mark',
    element: <SampleMark label={words.sample} />,
  },
  {
    name: 'Fields: empty, filled, wrong, disabled',
    element: (
      <div className="grid max-w-140 gap-4 sm:grid-cols-2">
        <Field id="gallery-empty" label={words.language} placeholder="name" />
        <Field id="gallery-filled" label={words.language} defaultValue="a@b" />
        <Field id="gallery-wrong" label={words.language} aria-invalid />
        <Field id="gallery-off" label={words.language} disabled />
      </div>
    ),
  },
  {
    name: 'Icons',
    element: (
      <div className="flex gap-4">
        {['route', 'credit-card', 'webhook'].map((icon) => (
          <Icon key={icon} name={icon} />
        ))}
      </div>
    ),
  },
  {
    name: 'Rich text',
    element: (
      <div className="prose rich">
        <RichText text={markdown} />
      </div>
    ),
  },
  {
    name: 'Band, heading beside',
    element: (
      <Band title={words.menu} intro={words.footerLine} layout="beside">
        <p>{words.footerLine}</p>
      </Band>
    ),
  },
  ...heroForms((exampleOf('landing-hero') as unknown as { form: HeroFormWords }).form),
];
