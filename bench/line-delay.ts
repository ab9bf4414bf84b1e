/** What Lighthouse calls slow 4G. */
const roundTripMs = 150;
const bytesPerMs = 1638.4 / 8;

/**
 * One direction of a slow line: how long from now until so many bytes arrive. Bytes leave one after
 * another at the line's rate, whichever connection they belong to, and travel half a round trip.
 */
export function createLine(now: () => number = () => performance.now()) {
  let freeAt = 0;
  return (bytes: number, notBefore = 0): number => {
    const at = now();
    freeAt = Math.max(freeAt, at, notBefore) + bytes / bytesPerMs;
    return freeAt - at + roundTripMs / 2;
  };
}

/** The loopback shakes hands at once; over the line that takes a round trip. */
export const handshakeMs = roundTripMs;
