import { useEffect, useRef, useState } from 'react';
import { arrive } from './frames.ts';
import { Overlay } from './overlay.tsx';
import type { Width } from './state.ts';
import { useStore } from './store.ts';

/** In pixels. On a narrow window, a desktop page is made smaller, not narrower. */
const widths: Record<Width, number> = { phone: 390, tablet: 768, desktop: 1200 };
const tallest: Partial<Record<Width, number>> = { phone: 844, tablet: 1024 };

/** The page in its frame; the next one loads behind it, and takes its place once it is there. */
export function Stage() {
  const { frames, shown, mode, width } = useStore();
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 1280, height: 720 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect);
    });
    if (stage.current) observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  const wide = width === 'desktop' ? Math.max(room.width, widths.desktop) : widths[width];
  const scale = Math.min(1, room.width / wide);
  const high = Math.min(room.height / scale, tallest[width] ?? Number.POSITIVE_INFINITY);
  return (
    <main
      ref={stage}
      aria-label="The page"
      className="relative grid justify-center overflow-hidden"
    >
      <div className="relative bg-paper" style={{ width: wide * scale, height: high * scale }}>
        {frames.map(({ id, href }) => (
          <iframe
            key={id}
            title={id === shown ? 'The page' : 'The next page'}
            src={href}
            inert={id !== shown}
            // In Edit, the keyboard goes from text to text instead.
            tabIndex={mode === 'edit' ? -1 : undefined}
            aria-hidden={id !== shown}
            data-shown={id === shown || undefined}
            className="absolute top-0 left-0 max-w-none origin-top-left data-shown:z-1"
            style={{ width: wide, height: high, scale: `${scale}` }}
            onLoad={({ currentTarget: { contentWindow } }) =>
              contentWindow && arrive(id, contentWindow as Window & typeof globalThis)
            }
          />
        ))}
        {mode === 'edit' && <Overlay scale={scale} />}
      </div>
      {frames.length > Number(shown !== undefined) && (
        <progress
          className="absolute inset-x-0 top-0 z-3 h-1 w-full"
          aria-label="Loading the page"
        />
      )}
    </main>
  );
}
