import { defaultClientConditions, defaultServerConditions } from 'vite';

/** The condition in the packages' `exports` that selects their TypeScript sources instead of `dist`. */
export const sourceCondition = '@mobility/source';

/** Vite options with which the app, the stories and the tests use the packages from source. */
export const fromSource = {
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
};

/** The same for Node processes that tests start. npm scripts have it from `.npmrc`. */
export const nodeFromSource = { NODE_OPTIONS: `--conditions=${sourceCondition}` };
