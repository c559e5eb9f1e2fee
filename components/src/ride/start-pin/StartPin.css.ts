import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const box = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    padding: `${vars.space[3]} ${vars.space[4]}`,
    border: `2px solid ${vars.color.signal}`,
    borderRadius: vars.radius.control,
    background: vars.color.signalTint,
    color: vars.color.ink,
  }),
);
export const words = style(domain({ flex: '1 1 10rem', minWidth: 0 }));
export const label = style(domain({ fontWeight: 600, lineHeight: '1.25rem' }));
export const hint = style(domain({ fontSize: vars.text[14], lineHeight: '1.25rem' }));
export const digits = style(
  domain({
    fontSize: vars.text[32],
    lineHeight: '2.5rem',
    fontWeight: 700,
    letterSpacing: '.18em',
    fontVariantNumeric: 'tabular-nums',
  }),
);
