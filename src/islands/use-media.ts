import { useSyncExternalStore } from 'react';

/** Whether the screen matches; at build and for the first moment, what the page was built for. */
export function useMedia(query: string, atBuild: boolean): boolean {
  return useSyncExternalStore(
    (notify) => {
      const media = matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    () => matchMedia(query).matches,
    () => atBuild,
  );
}
