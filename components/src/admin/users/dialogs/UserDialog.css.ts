import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { domain } from '../../../theme/layered.ts';

export const form = style(domain({ display: 'grid', gap: vars.space[4] }));
/** Side by side, as the dialog comes from below on phones. */
export const buttons = style(
  domain({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[2] }),
);
/** A field with what is said and asked about it. Without words the last parts take no room. */
export const contested = style([
  form,
  domain({ gap: 0, selectors: { '&:has([data-conflict])': { gap: vars.space[2] } } }),
]);
/** What changed in the meantime. Without words it takes no room. */
export const news = style(
  domain({ selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[4]})` } } }),
);
