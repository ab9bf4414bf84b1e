const storageKey = 'consent';
const banner = document.querySelector<HTMLElement>('#consent');
const asked = document.querySelector<HTMLTemplateElement>('#asked-scripts');
const free = document.querySelector<HTMLTemplateElement>('#free-scripts');

/** The queue that Google Analytics reads. It ignores entries that are no `arguments` objects. */
function startAnalytics(id: string) {
  const dataLayer: IArguments[] = [];
  function gtag(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    dataLayer.push(arguments);
  }
  Object.assign(window, { dataLayer });
  gtag('js', new Date());
  gtag('config', id);
}

/** Loads the scripts that wait in a template, each after the variables that it reads. */
function load({ content }: HTMLTemplateElement) {
  for (const script of content.querySelectorAll('script')) {
    const { settings = '{}', ga4 } = script.dataset;
    Object.assign(window, JSON.parse(settings));
    if (ga4) startAnalytics(ga4);
    document.body.append(script.cloneNode());
  }
}

/** The answer for this page, where the browser blocks storage. */
let answer: string | undefined;

function stored(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? answer;
  } catch {
    return answer;
  }
}

function keep(given: string) {
  answer = given;
  try {
    localStorage.setItem(storageKey, given);
  } catch {}
}

/** Loads the scripts if the visitor agreed, and shows the banner until there is an answer. */
function follow(banner: HTMLElement, asked: HTMLTemplateElement) {
  let isLoaded = false;
  const written = (choice: string) => `${choice} ${banner.dataset.asked}`;
  // Its height is that of the owner's words; the style sheet keeps so much of the page clear of it.
  const keepClear = () =>
    document.documentElement.style.setProperty('--asking', `${banner.offsetHeight}px`);
  const settle = () => {
    const given = stored();
    if (given === written('yes') && !isLoaded) {
      isLoaded = true;
      load(asked);
    }
    const isOpen = given !== written('yes') && given !== written('no');
    if (isOpen !== banner.matches(':popover-open')) banner.togglePopover(isOpen);
    keepClear();
  };
  new ResizeObserver(keepClear).observe(banner);
  banner.addEventListener('click', ({ target }) => {
    const choice = (target as Element).closest('button')?.value;
    if (!choice) return;
    keep(written(choice));
    // Scripts that already run can only be stopped by reloading the page.
    if (choice === 'no' && isLoaded) location.reload();
    else settle();
  });
  settle();
  // A page restored by the Back button may have missed an answer given on another page.
  addEventListener('pageshow', ({ persisted }) => persisted && settle());
}

function start() {
  if (free) load(free);
  if (banner && asked) follow(banner, asked);
}

// Nobody sees a prerendered page yet.
if ((document as Document & { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', start);
else start();
