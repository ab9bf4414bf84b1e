/** The HTML of the page that an island has as its children: Astro wraps it in an element. */
export const pageHtmlIn = (frame: HTMLElement | null) =>
  [...(frame?.firstElementChild?.children ?? [])] as HTMLElement[];
