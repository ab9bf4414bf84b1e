/** Whether a part of a page is there and shows its drawing, not a picture of the owner's own. */
export const isDrawn = (part: object | undefined) =>
  part !== undefined && !('picture' in part && part.picture);
