import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

/** Grey ground, red word: a cancelled ride is over, not an alarm. */
export const cancelled = style(
  domain({ display: 'inline-flex', alignItems: 'center', gap: 4, color: vars.color.critical }),
);
