import type { ComponentType } from 'react';
import type { Brand } from '../../content/schema/brand.ts';
import type { AnyDrawing, DrawingProps } from './define-drawing.ts';
import { type DrawingName, drawings } from './table.ts';

const files = import.meta.glob<Record<string, unknown>>(['./*/*.tsx', '!./*/*.test.tsx'], {
  eager: true,
});

/** A drawing's component. Its name and its file follow from the name of the drawing. */
export function componentOf(name: DrawingName) {
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const exported = name.replace(/^./, (letter) => letter.toUpperCase());
  const component = files[`./${file}/${file}.tsx`]?.[exported];
  if (!component) throw new Error(`src/art/drawings/${file} has no component`);
  // The words have passed the drawing's own schema, from which the component's props are inferred.
  return component as ComponentType<DrawingProps<AnyDrawing>>;
}

type Props = {
  show: DrawingName;
  site: { brand: Brand; drawings: Readonly<Record<string, unknown>> };
  /** Unique on its page, for ids inside the drawing. */
  id: string;
  className?: string;
};

/** Any drawing, by its name. */
export function Drawing({ show, site, ...place }: Props) {
  const Shown = componentOf(show);
  const needed = Object.keys(drawings[show].needs);
  const others = Object.fromEntries(needed.map((name) => [name, site.drawings[name]]));
  return <Shown words={site.drawings[show]} others={others} brand={site.brand} {...place} />;
}
