const hasAnchors = CSS.supports('left: anchor(left)');

/** Sets both sides: with a given width, browsers use the one where lines of text start. */
function putUnder(trigger: Element, { style }: HTMLElement) {
  const { left, right } = trigger.getBoundingClientRect();
  style.left = `${left}px`;
  style.right = `${innerWidth - right}px`;
}

/** Closes a menu that has no place any more. It leaves at once: only what a visitor closes moves. */
function closeAtOnce(menu: HTMLElement) {
  menu.hidePopover();
  for (const animation of menu.getAnimations({ subtree: true })) animation.finish();
}

/**
 * Dropdowns are native popovers and work without this. It adds aria-expanded, closing after a choice,
 * and a place under the trigger in browsers without anchor positioning.
 */
function followDropdown(trigger: HTMLButtonElement) {
  const panel = document.getElementById(trigger.getAttribute('popovertarget') ?? '');
  if (!panel) return;
  trigger.ariaExpanded = `${panel.matches(':popover-open')}`;
  panel.addEventListener('beforetoggle', (event) => {
    const isOpen = (event as ToggleEvent).newState === 'open';
    trigger.ariaExpanded = `${isOpen}`;
    if (isOpen && !hasAnchors) putUnder(trigger, panel);
  });
  panel.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) panel.hidePopover();
  });
  // Tab leaves a menu behind, and it closes.
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    const isInside = relatedTarget instanceof Node && panel.contains(relatedTarget);
    if (relatedTarget && !isInside && relatedTarget !== trigger) panel.hidePopover();
  });
  addEventListener('resize', () => !trigger.checkVisibility() && closeAtOnce(panel));
}

/** All elements beside this one, and beside those around it. */
function* around(part: Element): Generator<HTMLElement> {
  const { parentElement } = part;
  if (!parentElement) return;
  for (const other of parentElement.children) {
    if (other !== part && other instanceof HTMLElement) yield other;
  }
  yield* around(parentElement);
}

/** The drawer is a native popover, and works without this. It makes a modal dialog of it. */
function followDrawer(drawer: HTMLElement) {
  const update = (isOpen: boolean) => {
    drawer.role = isOpen ? 'dialog' : null;
    drawer.ariaModal = isOpen ? 'true' : null;
    drawer.ariaLabel = isOpen ? (drawer.dataset.label ?? null) : null;
    for (const part of around(drawer)) part.inert = isOpen;
  };
  update(drawer.matches(':popover-open'));
  drawer.addEventListener('beforetoggle', (event) => {
    if (event.target === drawer) update((event as ToggleEvent).newState === 'open');
  });
  drawer.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) drawer.hidePopover();
  });
  const opener = document.querySelector(`[popovertarget=${drawer.id}]:not([popovertargetaction])`);
  addEventListener('resize', () => !opener?.checkVisibility() && closeAtOnce(drawer));
}

export function followMenus() {
  for (const trigger of document.querySelectorAll<HTMLButtonElement>('[data-dropdown]')) {
    followDropdown(trigger);
  }
  const drawer = document.getElementById('site-menu');
  if (drawer) followDrawer(drawer);
}
