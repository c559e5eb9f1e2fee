import { globalStyle } from '@vanilla-extract/css';
import { shielded } from './root.ts';

// Rules outside of any layer win over ours, and those of the page that embeds us are outside. `revert-layer` takes
// the page's values back, so that the value of our layers holds.
globalStyle(`${shielded}, ${shielded} *, ${shielded} *::before, ${shielded} *::after`, {
  all: 'revert-layer',
});
