/** Puts the landing page's HTML and style sheets into the built `landing.html`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Manifest = Record<string, { css?: string[]; imports?: string[] }>;
type Prerender = { renderLanding: () => Promise<string> };

const dist = join(import.meta.dirname, 'dist');
const page = join(dist, 'landing.html');
const placeholder = '<!--landing-->';

/** The style sheets that the application's entry and what it imports load. */
export const styleSheetsOf = (manifest: Manifest, entry: string): string[] => {
  const seen = new Set<string>();
  const sheetsOf = (key: string): string[] => {
    if (seen.has(key)) return [];
    seen.add(key);
    const { css = [], imports = [] } = manifest[key] ?? {};
    return [...imports.flatMap(sheetsOf), ...css];
  };
  return [...new Set(sheetsOf(entry))];
};

if (import.meta.main) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const built = pathToFileURL(join(import.meta.dirname, '../.cache/prerender/prerender.mjs'));
  const { renderLanding } = (await import(built.href)) as Prerender;
  const html = readFileSync(page, 'utf8');
  if (!html.includes(placeholder)) throw new Error(`landing.html has no ${placeholder}`);
  const links = styleSheetsOf(manifest, 'src/start-landing.ts').map(
    (file) => `<link rel="stylesheet" href="/${file}" />`,
  );
  const landing = await renderLanding();
  writeFileSync(
    page,
    html.replace(placeholder, () => landing).replace('</head>', () => `${links.join('\n    ')}\n  </head>`),
  );
}
