import { useEffect, useState } from 'react';
import { boxOf, type Spot } from './spots.ts';

/** Where a spot is on the screen, while the page scrolls and changes. */
export function useBox(spot: Spot | undefined): DOMRect | undefined {
  const [box, setBox] = useState<DOMRect>();
  useEffect(() => {
    const look = () => setBox(spot && boxOf(spot));
    look();
    const options = { capture: true, passive: true };
    addEventListener('scroll', look, options);
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look, options);
      removeEventListener('resize', look);
    };
  }, [spot]);
  return box;
}
