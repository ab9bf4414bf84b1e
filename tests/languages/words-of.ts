/** Everything a page says, seen or heard: its texts, and the attributes that are read out or shown. */
export function wordsOf(): string[] {
  const spoken = [
    'aria-label',
    'aria-roledescription',
    'aria-description',
    'alt',
    'placeholder',
    'title',
    'content',
    'data-notice',
    'data-label',
    'data-done',
    'data-monthly',
    'data-yearly',
  ];
  const silent = 'script, style, template, code';
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!node.parentElement?.closest(silent)) texts.push(node.textContent ?? '');
  }
  const told =
    'meta[name$=description], meta[name$=title], meta[property$=title], meta[property$=description], meta[property$=":alt"], meta[name$=":alt"]';
  const isWords = (element: Element) => !element.matches('meta') || element.matches(told);
  for (const name of spoken) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (isWords(element)) texts.push(element.getAttribute(name) ?? '');
    }
  }
  return texts;
}
