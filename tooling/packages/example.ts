import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The page's addition to the example: its own functions for the token, and an element for the component. */
const pageCode = `
import { createRoot } from 'react-dom/client';

const holder = document.querySelector<HTMLMetaElement>('meta[name=mobility-token]');
function read(): string | null {
  return holder?.content ?? null;
}
function write(token: string): void {
  if (holder) holder.content = token;
}

// A server would have written the token into the page.
write(new URLSearchParams(location.search).get('token') ?? '');
const widget = document.getElementById('widget');
if (widget) createRoot(widget).render(<EmbeddedBooking />);
`;

/** Writes the script of `embedded.html`: the first example of the README that the consumer has installed. */
export const writeExample = (folder: string): void => {
  const readme = readFileSync(join(folder, 'node_modules/@mobility/components/README.md'), 'utf8');
  const [, example] = /```tsx\n([\s\S]*?)```/.exec(readme) ?? [];
  if (!example) throw new Error('The README of the components has no example');
  writeFileSync(join(folder, 'embedded.tsx'), example + pageCode);
};
