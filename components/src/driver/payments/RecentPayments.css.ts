import { style } from '@vanilla-extract/css';
import { from, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const row = style(
  domain({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[3],
    padding: `${vars.space[3]} ${vars.space[4]}`,
    fontSize: vars.text[14],
    lineHeight: 1.4,
    '@media': { [from.tablet]: { paddingInline: vars.space[5] } },
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  }),
);
export const words = style(domain({ display: 'grid', gap: vars.space[1], minWidth: 0 }));
export const badges = style(
  domain({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], alignItems: 'center' }),
);
export const figures = style(domain({ flex: 'none', textAlign: 'end' }));
export const amount = style(domain({ fontSize: vars.text[16], fontWeight: 600 }));
export const small = style(domain({ fontSize: vars.text[12], color: vars.color.inkMuted }));
