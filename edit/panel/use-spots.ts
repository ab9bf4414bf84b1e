import { useEffect, useState } from 'react';
import { findSpots, type Spot } from './spots.ts';

/** The editable places of the page, as they come and go. */
export function useSpots(isNeeded: boolean): Spot[] {
  const [spots, setSpots] = useState<Spot[]>([]);
  useEffect(() => {
    if (!isNeeded) return;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setSpots(findSpots()));
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [isNeeded]);
  return spots;
}
