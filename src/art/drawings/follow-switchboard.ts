import { idleCord, liveCords } from './cord.ts';

const looks = ['stroke', 'stroke-dasharray', 'stroke-width'];

/**
 * Lets visitors disconnect providers: the order moves to the first that is left. A state looks and reads
 * like that of the first provider that was built with it.
 */
function follow(board: HTMLElement) {
  const rows = [...board.querySelectorAll('li')];
  const buttons = rows.flatMap((row) => row.querySelector('button') ?? []);
  const paths = [...board.querySelectorAll('[data-cords] path')];
  const stateParts = (row: Element) => [...row.querySelectorAll('[data-state]')];
  const built = rows.map((row, index) => ({
    state: row.dataset.health,
    parts: stateParts(row).map((part) => part.cloneNode(true)),
    path: paths[index]?.cloneNode() as Element,
  }));
  const [up, down, standby] = ['up', 'down', 'standby'].map((health) =>
    built.find(({ state }) => state === health),
  );
  const status = board.querySelector<HTMLElement>('[role=status]');
  const outcome = board.querySelector<HTMLElement>('[data-none]');
  if (!up || !down || !standby || !status || !outcome) return;
  const usual = outcome.textContent;

  const update = () => {
    const live = buttons.findIndex(({ ariaPressed }) => ariaPressed === 'false');
    for (const [index, row] of rows.entries()) {
      const isDown = buttons[index]?.ariaPressed === 'true';
      const { parts, path } = isDown ? down : index === live ? up : standby;
      for (const [at, part] of stateParts(row).entries())
        part.replaceWith(parts[at]?.cloneNode(true) as Node);
      for (const look of looks) paths[index]?.setAttribute(look, path.getAttribute(look) ?? '');
      paths[index]?.setAttribute('d', idleCord(index, rows.length, live));
    }
    const cords = liveCords(live, rows.length);
    for (const [at, path] of paths.slice(rows.length).entries()) {
      path.classList.toggle('invisible', live < 0);
      if (live >= 0) path.setAttribute('d', cords[at] ?? '');
    }
    const says = [...(rows[live]?.querySelectorAll(':scope > div p') ?? [])].map(
      ({ textContent }) => textContent,
    );
    const { none = '' } = outcome.dataset;
    status.textContent = says.join(': ') || none;
    outcome.textContent = live < 0 ? none : usual;
  };
  for (const [index, button] of buttons.entries()) {
    button.ariaPressed = `${rows[index]?.dataset.health === 'down'}`;
    button.hidden = false;
    button.addEventListener('click', () => {
      button.ariaPressed = `${button.ariaPressed === 'false'}`;
      update();
    });
  }
}

for (const board of document.querySelectorAll<HTMLElement>('[data-switchboard]')) follow(board);
