{
  // What early.js does, for pages with tabs: an arrow key on one of them is kept for its island too.
  const keep = (event) => {
    if (globalThis.Astro || event.target.role !== 'tab' || !/^(Arrow|Home|End)/.test(event.key))
      return;
    event.preventDefault();
    globalThis.early.push(event);
  };
  addEventListener('keydown', keep, true);
}
