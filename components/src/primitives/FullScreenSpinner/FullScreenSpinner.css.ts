import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';

export const screen = style(
  primitive({
    position: 'fixed',
    inset: 0,
    zIndex: 60,
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: vars.space[4],
    overflowY: 'auto',
    background: vars.color.surface,
    color: vars.color.ink,
  }),
);
export const name = style(
  primitive({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[3],
    fontSize: vars.text[24],
    lineHeight: '2rem',
    fontWeight: 700,
    letterSpacing: '-0.02em',
  }),
);
export const message = style(
  primitive({ margin: 0, paddingInline: vars.space[4], textAlign: 'center', color: vars.color.inkMuted }),
);
