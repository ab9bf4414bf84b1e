import { useEffect } from 'react';
import { remember, useMemory } from './memory.ts';

const shownMs = 4000;

/** What was done last, for a moment. */
export function Said() {
  const { said } = useMemory();
  useEffect(() => {
    const wait = said && setTimeout(() => remember({ said: undefined }), shownMs);
    return () => clearTimeout(wait || undefined);
  }, [said]);
  return (
    <p role="status" className="said">
      {said}
    </p>
  );
}
