import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';

export const empty = style(
  primitive({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[1],
    padding: `${vars.space[8]} ${vars.space[4]}`,
    textAlign: 'center',
  }),
);
export const icon = style(
  primitive({
    display: 'grid',
    placeItems: 'center',
    width: '3.5rem',
    height: '3.5rem',
    marginBottom: vars.space[2],
    borderRadius: '50%',
    background: vars.color.surfaceSunken,
    color: vars.color.inkMuted,
  }),
);
export const title = style(primitive({ fontWeight: 600, textWrap: 'balance' }));
export const text = style(
  primitive({
    maxWidth: '44ch',
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    color: vars.color.inkMuted,
    textWrap: 'pretty',
  }),
);
export const action = style(primitive({ marginTop: vars.space[3] }));
