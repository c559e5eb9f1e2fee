import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const body = style(domain({ display: 'grid', gap: vars.space[4] }));
/** News are announced, so their place is there before them; it takes no room. */
export const news = style(
  domain({ selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[4]})` } } }),
);
