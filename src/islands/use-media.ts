import { useSyncExternalStore } from 'react';

/** Whether a media query matches. At build and while hydrating, the result is `atBuild`. */
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
