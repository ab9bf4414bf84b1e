const hasAnchors = CSS.supports('left: anchor(left)');

/** Sets both sides: with a given width, browsers use the one where lines of text start. */
function putUnder(trigger: Element, { style }: HTMLElement) {
  const { left, right } = trigger.getBoundingClientRect();
  style.left = `${left}px`;
  style.right = `${innerWidth - right}px`;
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
  addEventListener('resize', () => !trigger.checkVisibility() && panel.hidePopover());
}

/** The overlay is a popover until this runs, and a modal dialog afterwards. */
function followOverlay(overlay: HTMLDialogElement) {
  const openers = `[popovertarget=${overlay.id}]`;
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.closest(openers)) {
      event.preventDefault();
      if (overlay.open) overlay.close();
      else overlay.showModal();
    } else if (target === overlay || target.closest(`#${overlay.id} a`)) {
      overlay.close();
    }
  });
  if (overlay.matches(':popover-open')) {
    overlay.hidePopover();
    overlay.showModal();
  }
  window.onresize = () => {
    if (!document.querySelector(openers)?.checkVisibility()) overlay.close();
  };
}

export function followMenus() {
  for (const trigger of document.querySelectorAll<HTMLButtonElement>('[data-dropdown]')) {
    followDropdown(trigger);
  }
  const overlay = document.querySelector<HTMLDialogElement>('dialog[popover]');
  if (overlay) followOverlay(overlay);
}
