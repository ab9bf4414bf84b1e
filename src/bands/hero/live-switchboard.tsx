import { type ReactNode, useRef, useState } from 'react';
import { Switchboard } from '../../art/drawings/switchboard.tsx';
import { useAwake } from '../../islands/use-awake.ts';
import type { DrawingWords } from '../../schema/drawings.ts';

type Words = DrawingWords<'switchboard'>;

/** Whether the drawing has buttons, and a provider in each state, whose texts the others can take over. */
export const canReroute = ({ pull, providers }: Words) =>
  pull !== undefined && new Set(providers.map(({ health }) => health)).size === 3;

/** Disconnects or connects a provider. The first one that is left gets the order. */
function reroute(built: Words['providers'], now: Words['providers'], toggled: number) {
  const isDown = now.map(({ health }, index) => (health === 'down') !== (index === toggled));
  const live = isDown.indexOf(false);
  return built.map(({ name }, index) => {
    const health = isDown[index] ? 'down' : index === live ? 'up' : 'standby';
    const example = built.find((each) => each.health === health) as Words['providers'][number];
    return { ...example, name };
  });
}

type Props = {
  words: Words;
  /** The message for when this fails to load. */
  children?: ReactNode;
};

/** The switchboard, in which visitors disconnect providers. */
export function LiveSwitchboard({ words, children }: Props) {
  const figure = useRef<HTMLElement>(null);
  useAwake(figure);
  const [providers, setProviders] = useState(words.providers);
  const live = providers.find(({ health }) => health === 'up');
  const none = words.pull?.none ?? '';
  const isChanged = providers !== words.providers;
  return (
    <Switchboard
      ref={figure}
      words={{ ...words, providers, outcome: live ? words.outcome : none }}
      className=""
      onToggle={(index) => setProviders(reroute(words.providers, providers, index))}
    >
      <p role="status" className="sr-only">
        {isChanged && (live ? `${live.name}: ${live.detail}` : none)}
      </p>
      {children}
    </Switchboard>
  );
}
