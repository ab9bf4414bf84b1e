/** Prints the sheet of a button, without the rest of its page (print.css). */
document.addEventListener('click', ({ target }) => {
  const id = (target as Element).closest<HTMLElement>('[data-print]')?.dataset.print;
  const sheet = id && document.getElementById(id);
  if (!sheet) return;
  sheet.dataset.sheet = 'alone';
  addEventListener('afterprint', () => (sheet.dataset.sheet = ''), { once: true });
  print();
});
