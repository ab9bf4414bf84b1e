type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Whether one box on the screen lies over another. */
export const overlaps = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
