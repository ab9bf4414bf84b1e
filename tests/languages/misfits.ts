/** What does not fit its place: a page wider than the screen, controls beyond it, words beyond their box. */
export function misfits(): string[] {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const scrolls = (element: Element) =>
    element.closest('.carousel-track, .table-frame, .faq-tabs, .skip-link, [popover]');
  const isSeen = (element: HTMLElement) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    element.clientWidth > 1 &&
    !scrolls(element);
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}”`;
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen);

  const beyond = seen('a, button, input, textarea, summary, label').filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left < -1 || right > innerWidth + 1;
  });
  /** The words of an element alone: an ornament may run over its edges. */
  const isCut = (element: HTMLElement) => {
    const box = element.getBoundingClientRect();
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (words.nextNode()) {
      const { parentElement } = words.currentNode;
      // An ellipsis is a decision: names in the drawings have one.
      if (!parentElement?.checkVisibility() || parentElement.closest('[class*=sr-only], .truncate'))
        continue;
      range.selectNodeContents(words.currentNode);
      const { left, right } = range.getBoundingClientRect();
      if (right > left && (left < box.left - 1 || right > box.right + 1)) return true;
    }
    return false;
  };
  const cut = seen(
    'a, button, summary, label, h1, h2, h3, p, dt, dd, th, td, li, figcaption',
  ).filter(isCut);
  // A drawing is an object with edges; only its ornaments run over them.
  const drawn = seen('figure[role=img] :is(p, li, dt, dd, td, th)').filter((element) => {
    const edge = element.closest('figure')?.getBoundingClientRect();
    const { left, right } = element.getBoundingClientRect();
    return edge && (left < edge.left - 1 || right > edge.right + 1);
  });
  return [
    ...drawn.map((element) => `beyond its drawing: ${named(element)}`),
    ...(wide > 0 ? [`the page is ${wide} px wider than the screen`] : []),
    ...beyond.map((element) => `beyond the screen: ${named(element)}`),
    ...cut.map((element) => `beyond its box: ${named(element)}`),
  ];
}
