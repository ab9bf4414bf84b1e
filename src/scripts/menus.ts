const hasAnchors = CSS.supports('left: anchor(left)');

/**
 * Dropdowns are native popovers and work without this. It adds what the platform leaves out: the
 * state as an attribute, closing on a choice, and a place under the trigger where there are no anchors.
 */
function followDropdown(trigger: HTMLButtonElement) {
  const panel = document.getElementById(trigger.getAttribute('popovertarget') ?? '');
  if (!panel) return;
  trigger.ariaExpanded = String(panel.matches(':popover-open'));
  panel.addEventListener('beforetoggle', (event) => {
    const isOpen = (event as ToggleEvent).newState === 'open';
    trigger.ariaExpanded = String(isOpen);
    if (isOpen && !hasAnchors) panel.style.left = `${trigger.getBoundingClientRect().left}px`;
  });
  panel.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) panel.hidePopover();
  });
}

/** The overlay is a popover until this runs, and a modal dialog afterwards. */
function followOverlay(overlay: HTMLDialogElement) {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const opener = target.closest(`[popovertarget="${overlay.id}"]`);
    if (opener) {
      event.preventDefault();
      if (overlay.open) overlay.close();
      else overlay.showModal();
    } else if (overlay.open && (target === overlay || target.closest(`#${overlay.id} a`))) {
      overlay.close();
    }
  });
  if (overlay.matches(':popover-open')) {
    overlay.hidePopover();
    overlay.showModal();
  }
  const opener = document.querySelector(`[popovertarget="${overlay.id}"]`);
  window.onresize = () => {
    if (!opener?.checkVisibility()) overlay.close();
  };
}

export function followMenus() {
  for (const trigger of document.querySelectorAll<HTMLButtonElement>('[data-dropdown]')) {
    followDropdown(trigger);
  }
  const overlay = document.querySelector<HTMLDialogElement>('dialog[popover]');
  if (overlay) followOverlay(overlay);
}
