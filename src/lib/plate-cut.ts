/** How a brand's plate is cut: what makes its rosette its own. */
export type PlateCut = {
  /** Lobes of the landing page's rosette; every other plate keeps its proportion to it. */
  lobes: number;
  /** Line weight in CSS pixels, at every size. */
  weight: number;
  /** Waves that the lines make within one lobe of the largest rings. */
  waves: number;
  /** How tightly the lines are tied between two lobes: 0 not at all, 1 to a point. */
  knot: number;
};

export const standardCut: PlateCut = { lobes: 20, weight: 0.7, waves: 1, knot: 0.8 };

let current = standardCut;

/**
 * A build prints one brand, and its plate lies under every drawing of it, however deep. So the cut is
 * set once, where the content is read, instead of being handed down through every band of every page.
 */
export const setPlateCut = (cut: PlateCut) => {
  current = cut;
};

export const plateCut = () => current;
