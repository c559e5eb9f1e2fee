import type { BrowserContext } from 'playwright';

type View = { center: { lat: number; lng: number }; zoom: number };
type Marks = Record<string, readonly [latitude: number, longitude: number]>;
type Policy = { createHTML(text: string): string; createScriptURL(url: string): string };
type Host = {
  google: { maps: { importLibrary(name: string): Promise<object>; __ib__(): void } };
  trustedTypes: { createPolicy(name: string, rules: object): Policy };
};

/** Where the stub marks its map, by its own projection. */
const marks: Marks = { ferry: [37.7955, -122.3937], cityHall: [37.7793, -122.4193] };

/** The pixel of a place in Google's documented projection, whose world has 256 pixels at zoom 0. */
const pixelOf = (lat: number, lng: number, zoom: number) => {
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: 256 * (0.5 + lng / 360) * 2 ** zoom,
    y: 256 * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** zoom,
  };
};

/** What Google's script needs of a page: a style element, a font, a worker by its trusted types, and data of its hosts. */
const arrive = (): Policy => {
  const { trustedTypes } = window as unknown as Host;
  const rules = { createHTML: (text: string) => text, createScriptURL: (url: string) => url };
  const policy = trustedTypes.createPolicy('google-maps-api#html', rules);
  trustedTypes.createPolicy('google-maps-api-loader', rules);
  const style = document.createElement('style');
  style.textContent = '.gm-style { position: absolute; inset: 0 } .gm-style > * { position: absolute }';
  const font = document.createElement('link');
  Object.assign(font, { rel: 'stylesheet', href: 'https://fonts.googleapis.com/css?family=Roboto' });
  document.head.append(style, font);
  const code = URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' }));
  new Worker(policy.createScriptURL(code));
  void fetch('https://maps.googleapis.com/maps/vt?pb=1').then((answer) => answer.text());
  return policy;
};

/** Google's map, in small: its logo and its terms as links, a tile, and marks in the place of streets. */
const mapFor =
  (policy: Policy, marked: Marks) => (element: HTMLElement, options: View & { colorScheme: string }) => {
    const isDark = options.colorScheme === 'DARK';
    const root = document.createElement('div');
    root.className = 'gm-style';
    Object.assign(root.style, {
      background: isDark ? '#1d2c4d' : '#d5e8eb',
      color: isDark ? '#fff' : '#000',
    });
    const names = Object.keys(marked);
    const markup = policy.createHTML(
      `${names.map((name) => `<i data-mark="${name}"></i>`).join('')}
    <img alt="" src="https://maps.gstatic.com/mapfiles/transparent.png">
    <a href="https://maps.google.com/maps" target="_blank">Google</a>
    <a href="https://www.google.com/intl/en/help/terms_maps/" target="_blank">Terms</a>`,
    );
    Object.assign(root, { innerHTML: markup });
    root.querySelectorAll('a').forEach((link, at) => {
      Object.assign(link.style, {
        bottom: '2px',
        [at === 0 ? 'left' : 'right']: '6px',
        font: '12px sans-serif',
      });
    });
    element.append(root);
    let view: View = options;
    const draw = (): void => {
      const middle = pixelOf(view.center.lat, view.center.lng, view.zoom);
      for (const mark of root.querySelectorAll<HTMLElement>('i')) {
        const [lat, lng] = marked[mark.dataset.mark ?? ''] ?? [0, 0];
        const at = pixelOf(lat, lng, view.zoom);
        Object.assign(mark.style, {
          left: `${at.x - middle.x + element.clientWidth / 2 - 24}px`,
          top: `${at.y - middle.y + element.clientHeight / 2 - 24}px`,
          width: '48px',
          height: '48px',
          border: '2px dashed red',
        });
      }
    };
    new ResizeObserver(draw).observe(element);
    draw();
    return {
      moveCamera: (next: View): void => {
        view = next;
        draw();
      },
      addListener: (_name: string, listener: () => void) => {
        const handle = setTimeout(listener, 50);
        return { remove: () => clearTimeout(handle) };
      },
    };
  };

/** Gives the page the libraries that the product uses. Google finds no place here, so the gazetteer does. */
const announce = (make: ReturnType<typeof mapFor>): void => {
  const { maps } = (window as unknown as Host).google;
  const suggestions = { fetchAutocompleteSuggestions: async () => ({ suggestions: [] }) };
  const geocoder = { geocode: async () => ({ results: [] }) };
  // `new` takes a function, and answers what the function returns.
  const libraries: Record<string, object> = {
    maps: {
      Map: function StubMap(element: HTMLElement, options: Parameters<typeof make>[1]) {
        return make(element, options);
      },
    },
    places: { AutocompleteSuggestion: suggestions },
    geocoding: {
      Geocoder: function StubGeocoder() {
        return geocoder;
      },
    },
  };
  maps.importLibrary = async (name) => libraries[name] ?? {};
  maps.__ib__();
};

const script = `const pixelOf = ${pixelOf};
const make = (${mapFor})((${arrive})(), ${JSON.stringify(marks)});
(${announce})(make);`;

/** Answers for Google in all pages of a window: its script with a stub, everything else with nothing. Returns what was loaded. */
export const serveGoogle = async (context: BrowserContext): Promise<string[]> => {
  const loaded: string[] = [];
  await context.route(/^https:\/\/([a-z]+\.)+(googleapis|gstatic|google)\.com\//, async (route) => {
    const url = route.request().url();
    const isScript = url.includes('/maps/api/js?');
    loaded.push(url);
    await route.fulfill({
      contentType: isScript ? 'text/javascript' : 'text/css',
      headers: { 'access-control-allow-origin': '*' },
      body: isScript ? script : '',
    });
  });
  return loaded;
};
