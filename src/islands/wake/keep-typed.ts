type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = 'input, textarea, select';
const pressed = 'button, a, form, [tabindex]';

/** The element that has taken the place of one that React has built anew. */
function successorOf<Part extends Element>(old: Part, island: Element, place: number): Part {
  if (old.isConnected) return old;
  const alike = [...island.querySelectorAll<Part>(old.localName)];
  const byId = old.id && alike.find(({ id }) => id === old.id);
  if (byId) return byId;
  const named = ['name', 'type', 'value'].map((name) => [name, old.getAttribute(name)] as const);
  const byName = alike.find((part) =>
    named.every(([name, value]) => part.getAttribute(name) === value),
  );
  return (old.getAttribute('name') && byName) || (alike[place] ?? old);
}

/** Writes past React, which otherwise would not see that the value has changed. */
function write(control: Control, name: 'value' | 'checked', value: string | boolean) {
  const { set } =
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name) ?? ({} as never);
  set?.call(control, value);
}

function carry(old: Control, fresh: Control) {
  const isChecked = old instanceof HTMLInputElement && /^(checkbox|radio)$/.test(old.type);
  const name = isChecked ? 'checked' : 'value';
  const [before, now] = [old, fresh].map((control) => Reflect.get(control, name));
  if (before === now || (old as HTMLInputElement).type === 'file') return;
  write(fresh, name, before);
  fresh.dispatchEvent(new Event(isChecked ? 'click' : 'input', { bubbles: true }));
}

function select(old: Element, fresh: Element) {
  const { selectionStart, selectionEnd } = old as HTMLInputElement;
  // Fields such as those for e-mail addresses do not tell.
  if (selectionStart === null || selectionStart === undefined) return;
  (fresh as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}

/**
 * React builds an island anew if its markup is not what the page was built with, as after a translator
 * or a password manager. The returned function then carries over what was typed, chosen, selected and
 * focused meanwhile. To be called before React takes over.
 */
export function keepTyped(island: HTMLElement) {
  const placeOf = (part: Element) => [...island.querySelectorAll(part.localName)].indexOf(part);
  const before = [...island.querySelectorAll(`${controls}, ${pressed}`)].map((part) => ({
    part,
    place: placeOf(part),
  }));
  let focused = document.activeElement;
  const follow = ({ target }: Event) => {
    focused = target as Element;
  };
  island.addEventListener('focusin', follow);

  const nextOf = <Part extends Element>(part: Part): Part => {
    const place = before.find((each) => each.part === part)?.place ?? -1;
    return successorOf(part, island, place);
  };
  const carryOver = () => {
    island.removeEventListener('focusin', follow);
    for (const { part } of before.filter(({ part }) => part.matches(controls) && !part.isConnected))
      carry(part as Control, nextOf(part) as Control);
    const isLost = document.activeElement === document.body && focused && !focused.isConnected;
    if (!isLost) return;
    const fresh = nextOf(focused as HTMLElement);
    fresh.focus({ preventScroll: true });
    if (fresh.isConnected) select(focused as Element, fresh);
  };
  return { nextOf, carryOver };
}
