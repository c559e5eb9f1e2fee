import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';

const { color } = vars;

export const ground = style(primitive({ fill: color.signal }));
export const edge = style(primitive({ fill: 'none', stroke: `light-dark(${color.onSignal}, transparent)` }));
export const letter = style(
  primitive({
    fill: 'none',
    stroke: color.onSignal,
    strokeWidth: 3,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  }),
);
export const stop = style(primitive({ fill: color.onSignal }));
