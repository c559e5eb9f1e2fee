import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const reason = style(
  domain({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    fontSize: vars.text[12],
    lineHeight: '1rem',
    fontWeight: 600,
    color: vars.color.caution,
  }),
);
