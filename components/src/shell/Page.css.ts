import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

export const main = style(domain({ outline: 'none', minWidth: 0 }));
export const width = styleVariants({
  full: {},
  contained: domain({
    maxWidth: '1216px',
    margin: '0 auto',
    padding: '0 16px',
    '@media': { [from.tablet]: { padding: '0 24px' } },
  }),
});
/** Keeps the last buttons clear of the floating user box. */
export const clearance = style(
  domain({ paddingBottom: '96px', '@media': { [from.tablet]: { paddingBottom: '72px' } } }),
);
