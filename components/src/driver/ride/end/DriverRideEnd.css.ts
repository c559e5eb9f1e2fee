import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { domain } from '../../../theme/layered.ts';

export const heading = style(domain({ display: 'grid', gap: vars.space[1] }));
export const kicker = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontWeight: 600,
  }),
);
export const net = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[2],
    fontSize: vars.text[40],
    lineHeight: 1.1,
    fontWeight: 700,
    letterSpacing: '-.02em',
  }),
);
export const unit = style(
  domain({
    fontSize: vars.text[16],
    lineHeight: '1.375rem',
    fontWeight: 600,
    letterSpacing: 0,
    color: vars.color.inkMuted,
  }),
);
export const figures = style(domain({ display: 'grid', gap: vars.space[2], fontSize: vars.text[14] }));
export const line = style(
  domain({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[3],
    color: vars.color.inkMuted,
  }),
);
export const sum = style(
  domain({
    paddingTop: vars.space[2],
    borderTop: `1px solid ${vars.color.line}`,
    color: vars.color.ink,
    fontSize: vars.text[16],
    fontWeight: 600,
  }),
);
export const rated = style(
  domain({ display: 'flex', alignItems: 'center', gap: vars.space[2], color: vars.color.positive }),
);
