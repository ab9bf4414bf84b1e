import { useEffect, useState } from 'react';
import { useMedia } from '../../src/islands/use-media.ts';
import type { Field } from '../api.ts';
import { BrandPanel } from './brand-panel.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import { CheckPanel } from './check-panel.tsx';
import { ClaimPanel } from './claim-panel.tsx';
import { FieldPanel } from './field-panel.tsx';
import { showLive } from './live.tsx';
import { idOf, keyOf, remember, remembered, useMemory, type View } from './memory.ts';
import { Outline, WalkButton } from './outline.tsx';
import { PagePanel } from './page-panel.tsx';
import { PricesPanel } from './prices-panel.tsx';
import { server } from './server.ts';
import { boxOf, findSpots, isSeen, type Spot } from './spots.ts';
import { isClaim } from './token-chips.tsx';
import { Toolbar } from './toolbar.tsx';
import { useAnswers } from './use-answers.ts';
import { EditorContext } from './use-editor.ts';
import { useHeldPage } from './use-held-page.ts';
import { useKeys } from './use-keys.ts';
import { useSpots } from './use-spots.ts';

/** A text that is nothing but a claim: a press on it means the figure. */
function viewOf(field: Field): View {
  const [token] = field.tokens;
  const isBare = token?.source && field.value === token.raw && isClaim(token.source);
  if (isBare) return { name: 'claim', at: token.source as never, mark: field.mark };
  return { name: 'field', at: { file: field.file, path: field.path }, mark: field.mark };
}

const spotsOf = (mark: number | undefined) =>
  mark === undefined ? [] : findSpots().filter(({ number }) => number === mark);

const digitsOf = (amount: string) => amount.replace(/\D/g, '');

/** Whether a text is this amount, however its sign and its groups are written. */
const isAmount = (text: string, value: number) =>
  text.length < 40 && [String(value), value.toFixed(2)].map(digitsOf).includes(digitsOf(text));

const isInView = (spot: Spot) => {
  const { top, bottom } = boxOf(spot);
  return bottom > 0 && top < innerHeight;
};

export function Editor({ host }: { host: HTMLElement }) {
  const { isOn, view } = useMemory();
  // Who has enlarged the page has fewer pixels, but no smaller window.
  const isWide = useMedia('(min-width: 1024px)', true) || outerWidth >= 1024;
  const [walk, setWalk] = useState<Spot>();
  const isHeld = useKeys({
    onToggle: () => void toggle(),
    onUndo: () => undo(),
    onRedo: () => redo(),
    onEscape: () => view && close(),
  });
  const isEditing = isWide && (isOn || isHeld);
  const isNeeded = isEditing || view !== undefined;
  const { state, page, turn, refresh, send, leave } = useAnswers(isNeeded);

  const inside = (id: string) => host.shadowRoot?.getElementById(id);
  /** Whatever is being typed is saved first; where it is refused, its panel stays. */
  const open = async (next: View | undefined) => {
    const focused = host.shadowRoot?.activeElement as HTMLElement | null | undefined;
    if (await leave(focused)) remember({ view: next, said: undefined });
    else focused?.focus();
  };
  const close = () => {
    const { drafts } = remembered();
    remember({ view: undefined, drafts: {} });
    for (const field of page?.fields ?? []) {
      const draft = drafts[keyOf(field)];
      if (draft) showLive(spotsOf(field.mark), field, String(draft.value), String(field.value));
    }
    if (spot) setWalk(spot);
    requestAnimationFrame(() => inside(spot ? 'walk' : 'edit')?.focus());
  };
  const undo = () => void send(server.undo, 'Undone');
  const redo = () => void send(server.redo, 'Redone');
  const toggle = async () => {
    if (!isOn) return remember({ isOn: true });
    await open(undefined);
    if (!remembered().view) remember({ isOn: false });
  };
  const spots = useSpots(isNeeded);
  // An entry that was moved has another mark now.
  const known =
    view?.name === 'field' && page?.fields.find((each) => keyOf(each) === keyOf(view.at));
  const mark = known ? known.mark : view && 'at' in view ? view.mark : undefined;
  const anchors = spots.filter(({ number }) => number === mark);
  const spot = anchors.find((each) => isSeen(each) && isInView(each)) ?? anchors[0];
  const fieldOf = (spot: Spot | undefined) =>
    page?.fields.find(({ mark }) => mark !== undefined && mark === spot?.number);

  const press = async (spot: Spot) => {
    setWalk(spot);
    void open(viewOf(fieldOf(spot) ?? (await server.marked(spot.number))));
  };
  /** Figures of plans are computed, and bear no mark: they are known by their amount. */
  const pressPrice = async (element: Element) => {
    if (!/\d/.test(element.textContent)) return;
    const price = (await server.prices()).find(
      ({ pages, value }) =>
        pages.includes(location.pathname) && isAmount(element.textContent, Number(value)),
    );
    if (!price) return;
    remember({ focus: idOf(price) });
    await open({ name: 'prices' });
  };
  /** To the next text; false where there is none, and the focus goes its own way. */
  const step = (isBack: boolean) => {
    // Asked of the page: whoever presses Tab at once is quicker than the frame that looks.
    const seen = findSpots().filter(isSeen);
    const now = seen.findIndex(
      ({ number, element }) => number === walk?.number && element === walk.element,
    );
    const next = now < 0 ? seen.find(isInView) : seen[now + (isBack ? -1 : 1)];
    if (next) setWalk(next);
    return next !== undefined;
  };
  const hovered = useHeldPage({
    host,
    isHeld: isEditing,
    spots,
    onPress: (spot) => void press(spot),
    onElse: (element) => void pressPrice(element),
    onTab: (isBack) => {
      if (step(isBack)) requestAnimationFrame(() => inside('walk')?.focus());
    },
  });

  // A button of the bar had the focus before the page was reloaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const { focus, view } = remembered();
    if (focus && !view) inside(focus)?.focus();
  }, []);

  if (!isWide) return <p className="narrow">Editing needs a window of at least 1024 pixels.</p>;
  const editor = { state, page, turn, open, send, refresh, spotsOf };
  return (
    <EditorContext value={editor}>
      {view && spot && <Outline spot={spot} field={undefined} />}
      {isEditing && hovered && <Outline spot={hovered} field={fieldOf(hovered)} />}
      {isEditing && (
        <WalkButton
          spot={walk}
          field={fieldOf(walk)}
          onOpen={() => (walk ? press(walk) : step(false))}
          onStep={step}
        />
      )}
      {view?.name === 'field' && <FieldPanel at={view.at} spot={spot} onClose={close} />}
      {view?.name === 'claim' && (
        <ClaimPanel at={view.at} mark={view.mark} spot={spot} onClose={close} />
      )}
      {view?.name === 'page' && <PagePanel onClose={close} />}
      {view?.name === 'prices' && <PricesPanel onClose={close} />}
      {view?.name === 'brand' && <BrandPanel onClose={close} />}
      {view?.name === 'check' && <CheckPanel onClose={close} />}
      {view?.name === 'changes' && <ChangesPanel onClose={close} />}
      <Toolbar isOn={isOn} onToggle={() => void toggle()} onUndo={undo} onRedo={redo} />
    </EditorContext>
  );
}
