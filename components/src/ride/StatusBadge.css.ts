import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

/** Red text on grey, because a cancelled ride is not an alarm. */
export const cancelled = style(
  domain({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1], color: vars.color.critical }),
);
