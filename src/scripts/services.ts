/** What pages can call to talk to a service. Until its own script is there, it keeps the calls. */
type Plausible = {
  (...call: unknown[]): void;
  q?: unknown[];
  o?: unknown;
  init?: (options: unknown) => void;
};
type Page = {
  dataLayer?: unknown[];
  gtag?: (...call: unknown[]) => void;
  plausible?: Plausible;
};

const page = window as Page;

/** What each service asks site owners to put into their pages, beside the tag of its script. */
const starters: Record<string, (id: string, settings: unknown) => void> = {
  'google-analytics': (id, settings) => {
    page.dataLayer ??= [];
    const { dataLayer } = page;
    page.gtag ??= function () {
      // Google's script takes these for calls, and lists for something else.
      // biome-ignore lint/complexity/noArguments: see above
      dataLayer.push(arguments);
    };
    page.gtag('js', new Date());
    page.gtag('config', id, settings);
  },
  plausible: (_, settings) => {
    const kept: Plausible = (...call) => {
      kept.q = [...(kept.q ?? []), call];
    };
    const plausible = page.plausible ?? kept;
    page.plausible = plausible;
    plausible.init ??= (options) => {
      plausible.o = options;
    };
    plausible.init(settings);
  },
};

/** Starts the services whose scripts are among these, each with the settings of the brand file. */
export function startServices(scripts: ParentNode) {
  for (const { dataset } of scripts.querySelectorAll<HTMLScriptElement>('script[data-service]')) {
    const { service = '', id = '', settings = '{}' } = dataset;
    starters[service]?.(id, JSON.parse(settings));
  }
}
