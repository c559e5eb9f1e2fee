import { createHash } from 'node:crypto';

/**
 * The style texts that react-aria inserts at run time: one for pressable elements, one for the page
 * behind an open dialog.
 */
const insertedStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directives: Record<string, string[]> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", ...insertedStyles.map(hashOf)],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", 'ws:', 'wss:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
};

/** The hosts that Google's documentation lists for its maps. */
const googleHosts = [
  'https://*.googleapis.com',
  'https://*.gstatic.com',
  'https://*.google.com',
  'https://*.googleusercontent.com',
];

/**
 * What Google's script and its maps need, beside the page's own sources. Google inserts style elements, whose texts change
 * with each of its releases: they are allowed as elements only, because hashes make `'unsafe-inline'` void in `style-src`.
 * Scripts may come from one of its hosts only. Google's example also lists `'unsafe-eval'` and `blob:`, which are left out.
 */
const googleMaps: Record<string, string[]> = {
  'script-src': ['https://maps.googleapis.com'],
  'style-src-elem': ["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'],
  'img-src': googleHosts,
  'font-src': ['https://fonts.gstatic.com'],
  'connect-src': [...googleHosts, 'data:', 'blob:'],
  // The service worker is the page's own.
  'worker-src': ["'self'", 'blob:'],
  'frame-src': ["'self'", 'https://*.google.com'],
  'trusted-types': [
    '@googlemaps/js-api-loader',
    'google-maps-api-loader',
    'google-maps-api#html',
    'lit-html',
  ],
};

const none: Record<string, string[]> = {};

/**
 * The policy of the application's pages: same-origin resources only, no string as markup, no inline script except the given
 * texts; with Google Maps, its own sources.
 */
export const contentSecurityPolicy = (usesGoogleMaps: boolean, inlineScripts: string[] = []): string => {
  const added = usesGoogleMaps ? googleMaps : none;
  const scripts: Record<string, string[]> = { 'script-src': inlineScripts.map(hashOf) };
  const names = new Set([...Object.keys(directives), ...Object.keys(added)]);
  return [...names]
    .map((name) => [name, ...[directives, scripts, added].flatMap((each) => each[name] ?? [])].join(' '))
    .join(';');
};
