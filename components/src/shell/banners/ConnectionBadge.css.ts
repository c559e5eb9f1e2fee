import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const dot = style(
  domain({
    width: '0.5rem',
    height: '0.5rem',
    marginInline: vars.space[1],
    borderRadius: '50%',
    background: 'currentColor',
  }),
);
export const ring = style([dot, domain({ background: 'none', border: '2px solid currentColor' })]);
