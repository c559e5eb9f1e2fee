import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

/** No wider than lines can be read. */
export const page = style(
  domain({ display: 'grid', gap: vars.space[3], maxWidth: '60rem', outline: 'none' }),
);
export const actions = style(
  domain({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] }),
);
export const more = style(
  domain({ padding: vars.space[2], borderTop: `1px solid ${vars.color.line}`, textAlign: 'center' }),
);
