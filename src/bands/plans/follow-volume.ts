import { volumeAt, volumeText } from './volume.ts';

/** Moves the cut corner to the plan that fits the volume on the ruler. */
document.addEventListener('input', ({ target }) => {
  const ruler = target as HTMLInputElement;
  const box = ruler.closest('.plans');
  const { ends, names, fits, locale } = ruler.dataset;
  if (!box || !ends || !names || !fits) return;
  const { plan, sold } = volumeAt(ruler.valueAsNumber, JSON.parse(ends));
  const text = volumeText(fits, sold, JSON.parse(names)[plan], locale ?? 'en');
  ruler.ariaValueText = text;
  for (const [index, card] of box.querySelectorAll('.plan').entries())
    card.classList.toggle('plan-featured', index === plan);
  for (const shown of box.querySelectorAll('[data-volume-text]')) shown.textContent = text;
  for (const link of box.querySelectorAll<HTMLAnchorElement>('[data-volume-link]'))
    link.hash = `sold=${sold}`;
});
