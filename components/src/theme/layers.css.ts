import { globalLayer } from '@vanilla-extract/css';

const root = globalLayer('mobility');

/** The cascade, weakest first. A page's own unlayered styles win over all of it. */
export const layers = {
  reset: globalLayer({ parent: root }, 'reset'),
  theme: globalLayer({ parent: root }, 'theme'),
  base: globalLayer({ parent: root }, 'base'),
  primitive: globalLayer({ parent: root }, 'primitive'),
  domain: globalLayer({ parent: root }, 'domain'),
};
