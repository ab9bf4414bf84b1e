import type { Page } from '@playwright/test';

/** The widths that every page is looked at. */
export const widths = [320, 390, 600, 768, 1024, 1280, 1440, 1920];

/**
 * Everything on a page that a picky eye would see without reading a word. The window must be as high
 * as the page, because only what is inside it can be hit.
 */
export const sightFaults = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const name = (part: Element) =>
      `${part.localName} “${(part.getAttribute('aria-label') ?? part.textContent)?.trim().slice(0, 40)}”`;
    const isForEars = (part: Element | null): boolean =>
      part !== null &&
      (getComputedStyle(part).clipPath === 'inset(50%)' || isForEars(part.parentElement));
    const isSeen = (part: Element) =>
      part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !part.closest('[inert], .carousel-slide') &&
      !isForEars(part);
    const near = (one: number, other: number) => Math.abs(one - other) <= 1;
    const seen = <E extends Element>(selector: string, root: ParentNode = document) =>
      [...root.querySelectorAll<E>(selector)].filter(isSeen);

    if (document.documentElement.scrollWidth > innerWidth) faults.push('wider than the window');

    // Controls: nothing lies on them, no drawing touches them.
    const controls = seen<HTMLElement>('main :is(a, button, input, textarea, select, summary)');
    const drawings = seen('main svg').filter(
      (svg) => !svg.closest('a, button, summary, label, .table-frame'),
    );
    for (const control of controls) {
      const owner = control.closest('label') ?? control;
      for (const box of control.getClientRects()) {
        for (const [x, y] of [0.2, 0.5, 0.8].map((at) => [
          box.x + box.width * at,
          box.y + box.height / 2,
        ])) {
          const hit = document.elementFromPoint(x as number, y as number);
          if (hit && !owner.contains(hit) && !hit.contains(owner))
            faults.push(`${name(hit)} lies on ${name(control)}`);
        }
        for (const drawing of drawings) {
          const ink = drawing.getBoundingClientRect();
          const apart =
            ink.right <= box.left ||
            ink.left >= box.right ||
            ink.bottom <= box.top ||
            ink.top >= box.bottom;
          if (!apart) faults.push(`a drawing touches ${name(control)}`);
        }
      }
    }
    for (const drawing of drawings) {
      if (drawing.getBoundingClientRect().right > innerWidth)
        faults.push('a drawing is cut by the window');
    }

    // Buttons in a row, and those of one line that stand below each other: one height.
    const isFramed = (part: Element) => {
      const { borderTopWidth, backgroundColor, paddingLeft } = getComputedStyle(part);
      const hasEdge = borderTopWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)';
      return hasEdge && Number.parseFloat(paddingLeft) >= 8;
    };
    for (const button of seen('a, button, input').filter(isFramed)) {
      const { top, height } = button.getBoundingClientRect();
      for (const other of [...(button.parentElement?.children ?? [])].filter(isFramed)) {
        const box = other.getBoundingClientRect();
        const isInRow = Math.abs(box.top + box.height / 2 - top - height / 2) < 12;
        const isPile = Math.max(box.height, height) < 70 && !other.matches('input');
        if (isSeen(other) && (isInRow || isPile) && Math.abs(box.height - height) > 0.5)
          faults.push(`${name(button)} is ${height} px high, ${name(other)} ${box.height}`);
      }
    }

    // Cards: rows apart; in a row, buttons and the lines of their lists in line.
    const topOf = (part: Element) => part.getBoundingClientRect().top;
    for (const list of seen('main ul:has(> li > ul, > li > * > ul)')) {
      const cards = [...list.children];
      for (const card of cards) {
        const { left, bottom } = card.getBoundingClientRect();
        const below = cards.find(
          (other) =>
            topOf(other) > topOf(card) + 40 && near(other.getBoundingClientRect().left, left),
        );
        if (below && topOf(below) < bottom + 8) faults.push(`${name(below)} touches ${name(card)}`);
        const first = cards.find((other) => Math.abs(topOf(other) - topOf(card)) < 40);
        if (!first || first === card) continue;
        for (const part of ['a', 'ul > li']) {
          const lines = seen(part, first);
          seen(part, card).forEach((line, at) => {
            const partner = lines[at];
            if (partner && !near(topOf(partner), topOf(line)))
              faults.push(`${name(line)} is out of line with ${name(partner)}`);
          });
        }
      }
    }

    // Cells in a row: one baseline. All probes stand before any is measured: each layout is dear.
    const firstText = (cell: Element) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode;
        if (parentElement && isSeen(parentElement) && textContent?.trim()) return texts.currentNode;
      }
      return undefined;
    };
    const rows = seen<HTMLTableRowElement>('main tr')
      .filter((row) => getComputedStyle(row).display === 'table-row')
      .map((row) => ({ row, texts: [...row.cells].flatMap((cell) => firstText(cell) ?? []) }));
    const probed = rows.map(({ row, texts }) => ({
      row,
      probes: texts.map((text) => {
        const probe = document.createElement('i');
        probe.style.display = 'inline-block';
        text.parentElement?.insertBefore(probe, text);
        return probe;
      }),
    }));
    for (const { row, probes } of probed) {
      const lines = probes.map((probe) => probe.getBoundingClientRect().bottom);
      if (lines.some((line) => !near(line, lines[0] as number)))
        faults.push(`${name(row)} has two baselines`);
    }
    for (const probe of probed.flatMap(({ probes }) => probes)) probe.remove();

    // Words: whole inside every frame, and not half under something else.
    const isFrame = (part: Element) => {
      const { overflowX, overflowY, textOverflow, position } = getComputedStyle(part);
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (cuts(overflowX) || cuts(overflowY)) && textOverflow !== 'ellipsis' && position !== 'fixed'
      );
    };
    /** The ground that a text is printed on. */
    const sheetOf = (part: Element | null): Element | null => {
      if (!part) return null;
      const { backgroundColor, display } = getComputedStyle(part);
      const isGround = backgroundColor !== 'rgba(0, 0, 0, 0)' && display !== 'inline';
      return isGround ? part : sheetOf(part.parentElement);
    };
    const texts = document.createTreeWalker(
      document.querySelector('main') as Element,
      NodeFilter.SHOW_TEXT,
    );
    const range = document.createRange();
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement as Element;
      // Microprint is a rule made of words.
      const isPrint = Number.parseFloat(getComputedStyle(parent).fontSize) < 8;
      if (!texts.currentNode.textContent?.trim() || isPrint || !isSeen(parent)) continue;
      range.selectNodeContents(texts.currentNode);
      const frames: Element[] = [];
      for (let at: Element | null = parent; at; at = at.parentElement)
        if (isFrame(at)) frames.push(at);
      const svg = parent.closest('svg');
      const paper = sheetOf(parent)?.getBoundingClientRect();
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // A mark of direction has a box of its own, and no width.
        if (right - left < 4) continue;
        for (const frame of frames) {
          const box = frame.getBoundingClientRect();
          if (
            left < box.left - 1 ||
            right > box.right + 1 ||
            top < box.top - 4 ||
            bottom > box.bottom + 4
          )
            faults.push(`${name(parent)} is cut by its frame`);
        }
        if (paper && (top < paper.top - 2 || bottom > paper.bottom + 2))
          faults.push(`${name(parent)} runs out of its sheet`);
        const sheet = svg?.getBoundingClientRect();
        if (sheet && (left < sheet.left + 4 || right > sheet.right - 4))
          faults.push(`${name(parent)} touches its frame`);
        if (
          parent.closest('a, button, label, svg') ||
          getComputedStyle(parent).textOverflow === 'ellipsis'
        )
          continue;
        const y = (top + bottom) / 2;
        const bare = [left + 2, (left + right) / 2, right - 2].map((x) => {
          const hit = document.elementFromPoint(x, y);
          return !hit || hit.contains(parent) || parent.contains(hit);
        });
        if (new Set(bare).size > 1) faults.push(`${name(parent)} is half covered`);
      }
    }
    return [...new Set(faults)];
  });
