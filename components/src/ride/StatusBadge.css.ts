import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

/** Red text on grey: a cancelled ride is no alarm. */
export const cancelled = style(
  domain({ display: 'inline-flex', alignItems: 'center', gap: 4, color: vars.color.critical }),
);
