/** How a brand's guilloché is drawn. */
export type PlateCut = {
  /** Lobes of the landing page's rosette; the other plates are in proportion to it. */
  lobes: number;
  /** Line weight in CSS pixels, at every size. */
  weight: number;
  /** Waves that the lines make within one lobe of the largest rings. */
  waves: number;
  /** How far the lines narrow between two lobes: 0 not at all, 1 to a point. */
  knot: number;
};

export const standardCut: PlateCut = { lobes: 20, weight: 0.7, waves: 1, knot: 0.8 };
