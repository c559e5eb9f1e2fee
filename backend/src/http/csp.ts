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

/** What Google's script needs, beside the page's own sources. */
const googleMaps: Record<string, string[]> = {
  'script-src': ['https://maps.googleapis.com'],
  'connect-src': ['https://maps.googleapis.com', 'https://places.googleapis.com'],
  'trusted-types': [
    '@googlemaps/js-api-loader',
    'google-maps-api-loader',
    'google-maps-api#html',
    'lit-html',
  ],
};

/**
 * The policy of the application's pages: same-origin resources only, no string as markup, no inline script except the given
 * texts; with Google Maps, its own sources.
 */
export const contentSecurityPolicy = (usesGoogleMaps: boolean, inlineScripts: string[] = []): string =>
  Object.entries(directives)
    .map(([name, sources]) => {
      const scripts = name === 'script-src' ? inlineScripts.map(hashOf) : [];
      return [name, ...sources, ...scripts, ...(usesGoogleMaps ? (googleMaps[name] ?? []) : [])].join(' ');
    })
    .join(';');
