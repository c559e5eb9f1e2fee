import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

export const skip = style(
  domain({
    position: 'fixed',
    zIndex: 80,
    insetBlockStart: '8px',
    insetInlineStart: '8px',
    padding: '12px 16px',
    borderRadius: vars.radius.control,
    background: vars.color.primary,
    color: vars.color.onPrimary,
    fontWeight: 600,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  }),
);
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
