import type { PageFinding } from './page-finding.ts';

/** Title, headings, links and ids of a page. */
export type PageFacts = {
  title: string;
  description: string;
  /** Headings in their order. */
  headings: { level: number; text: string }[];
  /** Links with their attribute `href`. */
  links: { href: string; text: string }[];
  ids: string[];
};

/** Runs in the page. */
export function readFacts(): PageFacts {
  const wordsOf = ({ textContent }: Element) => (textContent ?? '').trim().replace(/\s+/g, ' ');
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return {
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    headings: all('h1, h2, h3, h4, h5, h6')
      .filter((heading) => heading.checkVisibility())
      .map((heading) => ({ level: Number(heading.localName[1]), text: wordsOf(heading) })),
    links: all('a[href]').map((link) => ({
      href: link.getAttribute('href') ?? '',
      text: link.ariaLabel || wordsOf(link),
    })),
    ids: all('[id]').map(({ id }) => id),
  };
}

function checkHeadings({ headings }: PageFacts): PageFinding[] {
  const count = headings.filter(({ level }) => level === 1).length;
  const found: PageFinding[] = [];
  if (count !== 1) {
    const message = `The page has ${count} headings of level 1. It needs exactly one.`;
    found.push({ rule: 'one-h1', message, severity: 'error' });
  }
  headings.forEach(({ level, text }, at) => {
    const before = headings[at - 1]?.level ?? 0;
    if (level <= before + 1) return;
    const message = `The heading “${text}” has level ${level}, but the one before it has level ${before}. Headings must not skip a level.`;
    found.push({ rule: 'heading-gap', message, text, severity: 'error' });
  });
  return found;
}

const lengths = { title: [10, 65], description: [70, 160] } as const;

function checkLengths(facts: PageFacts): PageFinding[] {
  return (['title', 'description'] as const).flatMap((name) => {
    const text = facts[name];
    const [least, most] = lengths[name];
    if (text.length >= least && text.length <= most) return [];
    const message = `The ${name} “${text}” has ${text.length} characters. Write ${least} to ${most}, so that search engines show it whole.`;
    return [{ rule: `${name}-length`, message, text, severity: 'warning' } as const];
  });
}

export const checkHead = (facts: PageFacts) => [...checkHeadings(facts), ...checkLengths(facts)];
