import type { Plugin } from 'vite';

/**
 * What changes in the code that Vite adds to a build. Vite fetches a style sheet once, even if that fails: the next import
 * would render without it.
 */
const changes = [
  ['seen[href] = void 0;\n\t\tthrow err;', 'delete seen[href];\n\t\tthrow err;'],
  ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
] as const;

const change = (code: string, [before, after]: readonly [string, string]): string => {
  if (code.split(before).length !== 2) throw new Error(`Vite's preload helper has changed: no ${before}`);
  return code.replace(before, () => after);
};

/** Lets a style sheet that could not be fetched be fetched again by the next import. */
export const retryStyles = (): Plugin => ({
  name: 'retry-styles',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      return { code: changes.reduce(change, code), map: null };
    },
  },
});
