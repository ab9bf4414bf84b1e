import { useEffect, useState } from 'react';
import { remember } from './memory.ts';
import { useEditor } from './use-editor.ts';

/** What the server answers, asked again after every change. */
export function useAsked<Answered>(ask: () => Promise<Answered>, key = ''): Answered | undefined {
  const { turn } = useEditor();
  const [answered, setAnswered] = useState<{ key: string; value: Answered }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked
  useEffect(() => {
    let isStale = false;
    ask().then(
      (value) => {
        if (!isStale) setAnswered({ key, value });
      },
      (error) => {
        // It is not there any more. A server that is being started again is no reason to close.
        if (!(error instanceof TypeError)) remember({ view: undefined });
      },
    );
    return () => {
      isStale = true;
    };
  }, [key, turn]);
  return answered?.key === key ? answered.value : undefined;
}
