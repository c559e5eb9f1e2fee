import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { domain } from '../../../theme/layered.ts';

export const current = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[2],
  }),
);
export const label = style(
  domain({ fontSize: vars.text[14], lineHeight: '1.25rem', color: vars.color.inkMuted }),
);
export const title = style(domain({ fontSize: vars.text[16], fontWeight: 600, lineHeight: '1.5rem' }));
export const amount = style(domain({ fontWeight: 700, letterSpacing: '-.02em' }));
export const group = style(domain({ display: 'grid', gap: vars.space[2] }));
export const form = style(
  domain({
    display: 'grid',
    gap: vars.space[3],
    paddingTop: vars.space[4],
    borderTop: `1px solid ${vars.color.line}`,
  }),
);
export const done = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    fontWeight: 500,
    color: vars.color.positive,
  }),
);
