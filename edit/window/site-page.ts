import { findSpots, isSeen, type Spot, spotsOf } from './spots.ts';

type PageWindow = Window & typeof globalThis;

/** Pages change by themselves, as with tabs and islands; several changes are one search. */
const pauseMs = 200;

const editing = `::highlight(edit-left) { text-decoration: underline dotted 2px; }
[data-edited] #consent { display: none; }`;

/** The panel lists problems of the content; Vite's own list would cover the page. */
const noOverlay = 'vite-error-overlay { display: none; }';

/** What a reader has opened or chosen on a page. */
const choices = 'input:is([type="radio"], [type="checkbox"])';

/** A page of the site that is loaded in a frame: where its texts are, and what happens to it. */
export class SitePage {
  readonly window: PageWindow;
  readonly document: Document;
  spots: Spot[] = [];
  /** Grows whenever something on the page moves. */
  version = 0;
  private readonly listeners = new Set<() => void>();
  private readonly observer: MutationObserver;
  private readonly colors: CSSStyleSheet;

  constructor(window: PageWindow, isWhole = true) {
    this.window = window;
    this.document = window.document;
    const { document } = this;
    let soon: ReturnType<typeof setTimeout> | undefined;
    this.observer = new window.MutationObserver(() => {
      clearTimeout(soon);
      soon = setTimeout(this.search, pauseMs);
    });
    const sheet = new window.CSSStyleSheet();
    sheet.replaceSync(isWhole ? editing + noOverlay : editing);
    this.colors = new window.CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet, this.colors);
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', this.moved, options);
    window.addEventListener('resize', this.moved, options);
    new window.ResizeObserver(this.moved).observe(document.body);
    const watched = { childList: true, characterData: true, subtree: true };
    this.observer.observe(document.body, watched);
    this.search();
  }

  get path() {
    return this.window.location.pathname;
  }

  private readonly search = () => {
    this.spots = findSpots(this.document.body);
    this.moved();
  };

  private readonly moved = () => {
    this.version += 1;
    for (const listener of this.listeners) listener();
  };

  readonly follow = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  spotsOf = (mark: number | undefined) => spotsOf(mark, this.spots);
  seenSpots = () => this.spots.filter(isSeen);

  /** Changes parts of the page. Only their texts, or those of the parts in their place, are found again. */
  change(parts: Node[], act: () => void, next = parts) {
    const isIn = ({ node, element }: Spot) => parts.some((part) => part.contains(node ?? element));
    const at = this.spots.findIndex(isIn);
    const others = this.spots.filter((spot) => !isIn(spot));
    act();
    this.spots = others.toSpliced(at < 0 ? others.length : at, 0, ...next.flatMap(findSpots));
    this.observer.takeRecords();
    this.moved();
  }

  /** Shows colors that are typed but not saved; none, those of the page. */
  showColors(css = '') {
    this.colors.replaceSync(css);
  }

  /** In edit mode, nothing asks the editor what it asks visitors. */
  setEdited(isEdited: boolean) {
    this.document.documentElement.toggleAttribute('data-edited', isEdited);
  }

  underline(left: readonly number[]) {
    const ranges = this.spots.filter(({ number }) => left.includes(number));
    const highlight = new this.window.Highlight(...ranges.map(({ range }) => range));
    this.window.CSS.highlights.set('edit-left', highlight);
  }

  private all<Kind extends Element>(selector: string) {
    return [...this.document.querySelectorAll<Kind>(selector)];
  }

  /** Opens and chooses what is open and chosen on the page before, and scrolls to its place. */
  takeOver(old: SitePage) {
    const wereOpen = old.all<HTMLDetailsElement>('details').map(({ open }) => open);
    for (const [at, details] of this.all<HTMLDetailsElement>('details').entries())
      details.open = wereOpen[at] ?? details.open;
    const wereChosen = old.all<HTMLInputElement>(choices).map(({ checked }) => checked);
    for (const [at, input] of this.all<HTMLInputElement>(choices).entries())
      if (wereChosen[at] !== undefined && wereChosen[at] !== input.checked) input.click();
    for (const { id } of old.all('[popover]:popover-open:not(#consent)'))
      this.document.getElementById(id)?.showPopover?.();
    const { scrollX: left, scrollY: top } = old.window;
    this.window.scrollTo({ left, top, behavior: 'instant' });
  }
}
