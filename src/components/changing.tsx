/**
 * A text that changes while the page is open. Each text is an element of its own: a translator replaces
 * the text nodes that it finds, and React would go on editing one that nobody sees any more.
 */
export const Changing = ({ children }: { children: string }) => (
  <span key={children}>{children}</span>
);
