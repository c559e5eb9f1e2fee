import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const ground = style(domain({ fill: vars.color.mapLand }));
export const line = style(domain({ fill: 'none', stroke: vars.color.mapMinor, strokeWidth: 1 }));
