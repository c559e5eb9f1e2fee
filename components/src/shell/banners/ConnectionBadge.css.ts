import { style } from '@vanilla-extract/css';
import { domain } from '../../theme/layered.ts';

export const dot = style(
  domain({
    width: '8px',
    height: '8px',
    marginInline: '4px',
    borderRadius: '50%',
    background: 'currentColor',
  }),
);
export const ring = style([dot, domain({ background: 'none', border: '2px solid currentColor' })]);
