import { Actions } from '../src/components/actions.tsx';
import { Badge } from '../src/components/badge.tsx';
import { Band } from '../src/components/band.tsx';
import { Button, ButtonLink } from '../src/components/button.tsx';
import { Field } from '../src/components/field.tsx';
import { Icon } from '../src/components/icon.tsx';
import { OwnFigure } from '../src/components/own-figure.tsx';
import { RichText } from '../src/components/rich-text.tsx';
import { SampleMark } from '../src/components/sample-mark.tsx';
import type { Content } from '../src/content/parse-content.ts';
import type { HeroFormWords } from '../src/content/schemas/landing.ts';
import { HeroForm, type HeroStatus } from '../src/islands/hero-form.tsx';
import type { Picture } from '../src/lib/picture.ts';
import type { Example } from './example.ts';

const markdown = `A paragraph with **weight**, *stress*, \`code\` and a [link](/pricing).

- one
- two

| Name | Value |
|---|---|
| First | 1 |
`;

const sharingImage = (alt: string): Picture => ({
  alt,
  shape: 'figure',
  src: '/share/home.png',
  width: 1200,
  height: 630,
  sources: [],
});

const statuses: HeroStatus[] = ['idle', 'submitting', 'success', 'invalid', 'failure'];

const heroForms = (words: HeroFormWords) =>
  statuses.map(
    (status): Example => ({
      file: 'islands/hero-form.tsx',
      name: `Hero form, ${status}`,
      element: (
        <div className="max-w-130">
          <HeroForm id={`gallery-${status}`} words={words} initial={status} />
        </div>
      ),
    }),
  );

/** The small pieces, in each of their states. */
export const pieces = ({ landing, analytics, signIn, words }: Content): Example[] => [
  {
    file: 'components/button.tsx',
    name: 'Buttons, and one that cannot be pressed',
    element: (
      <div className="flex flex-wrap gap-3">
        <Button>{signIn.form.submit}</Button>
        <Button kind="strong">{signIn.form.submit}</Button>
        <ButtonLink kind="quiet" href="/pricing">
          {signIn.form.submit}
        </ButtonLink>
        <Button disabled>{signIn.form.submit}</Button>
      </div>
    ),
  },
  {
    file: 'components/actions.tsx',
    name: 'Actions that lead nowhere yet',
    element: <Actions actions={analytics.hero.actions} />,
  },
  {
    file: 'components/own-figure.tsx',
    name: 'A picture of the owner’s own',
    element: <OwnFigure picture={sharingImage(landing.meta.title)} place="band" />,
  },
  { file: 'components/badge.tsx', name: 'Badge', element: <Badge>{words.sample}</Badge> },
  {
    file: 'components/sample-mark.tsx',
    name: 'Sample mark',
    element: <SampleMark label={words.sample} />,
  },
  {
    file: 'components/field.tsx',
    name: 'Fields: empty, filled, wrong, disabled',
    element: (
      <div className="grid max-w-140 gap-4 sm:grid-cols-2">
        <Field id="gallery-empty" label={signIn.form.email.label} placeholder="name" />
        <Field id="gallery-filled" label={signIn.form.email.label} defaultValue="a@b" />
        <Field id="gallery-wrong" label={signIn.form.email.label} aria-invalid />
        <Field id="gallery-off" label={signIn.form.email.label} disabled />
      </div>
    ),
  },
  {
    file: 'components/icon.tsx',
    name: 'Icons',
    element: (
      <div className="flex gap-4">
        {landing.features?.items.map(({ icon }) => (
          <Icon key={icon} name={icon} />
        ))}
      </div>
    ),
  },
  {
    file: 'components/rich-text.tsx',
    name: 'Rich text',
    element: (
      <div className="prose">
        <RichText text={markdown} />
      </div>
    ),
  },
  {
    file: 'components/band.tsx',
    name: 'Band, heading beside',
    element: (
      <Band title={landing.hero.title} intro={landing.hero.lead} layout="beside">
        <p>{landing.hero.lead}</p>
      </Band>
    ),
  },
  ...(landing.hero.form ? heroForms(landing.hero.form) : []),
];
