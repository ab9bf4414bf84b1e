/** A SIM by its cut corner, in a box of 24. */
export const simOutline = 'M3 3h11.5L21 9.5V21H3z';

/** Twelve lobes and an eye: the plate, at a size where its lines would only blur. */
export const smallPlate =
  'M11.8 7.7A1.44 1.44 0 0 1 14.05 8.3A1.44 1.44 0 0 1 15.7 9.95A1.44 1.44 0 0 1 16.3 12.2A1.44 1.44 0 0 1 15.7 14.45A1.44 1.44 0 0 1 14.05 16.1A1.44 1.44 0 0 1 11.8 16.7A1.44 1.44 0 0 1 9.55 16.1A1.44 1.44 0 0 1 7.9 14.45A1.44 1.44 0 0 1 7.3 12.2A1.44 1.44 0 0 1 7.9 9.95A1.44 1.44 0 0 1 9.55 8.3A1.44 1.44 0 0 1 11.8 7.7zM10.2 12.2a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0z';
