import { useEffect, useState } from 'react';
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
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [key, turn]);
  return answered?.key === key ? answered.value : undefined;
}
