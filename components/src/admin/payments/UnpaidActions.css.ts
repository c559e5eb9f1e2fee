import { globalStyle, style } from '@vanilla-extract/css';
import { domain } from '../../theme/layered.ts';

/** A button that keeps its width while its action runs: the ring lies over its label, which is unseen until then. */
export const action = style(domain({ position: 'relative', whiteSpace: 'nowrap' }));
export const label = style(domain({ selectors: { [`${action}[data-pending] > &`]: { opacity: 0 } } }));
globalStyle(`${action}[data-pending] > svg`, domain({ position: 'absolute', inset: 0, margin: 'auto' }));
