import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';
import { mirrored } from '../../theme/mirrored.css.ts';

const { color } = vars;
const forced = '(forced-colors: active)';

/** Its owner sets the height. */
export const plot = style(primitive({ position: 'relative' }));
/** The newest part is at the end of the line of writing. */
export const drawing = style([
  mirrored,
  primitive({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' }),
]);
export const chosen = style(
  primitive({
    fill: color.surfaceSunken,
    vectorEffect: 'non-scaling-stroke',
    '@media': { [forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
  }),
);
export const grid = style(
  primitive({ stroke: color.line, strokeWidth: 1, vectorEffect: 'non-scaling-stroke', fill: 'none' }),
);
/** What values below zero hang from. */
export const zero = style(
  primitive({
    stroke: color.inkMuted,
    strokeWidth: 1,
    vectorEffect: 'non-scaling-stroke',
    fill: 'none',
    '@media': { [forced]: { stroke: 'CanvasText' } },
  }),
);
export const bar = style(
  primitive({
    fill: color.inkMuted,
    selectors: {
      '&[data-partial]': {
        fill: color.signal,
        stroke: color.ink,
        strokeWidth: 1,
        vectorEffect: 'non-scaling-stroke',
      },
      '&[data-loss]': { fill: color.critical },
    },
    '@media': { [forced]: { fill: 'CanvasText', selectors: { '&[data-partial]': { fill: 'Highlight' } } } },
  }),
);
const stroke = {
  fill: 'none',
  stroke: color.info,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forced]: { stroke: 'LinkText' } },
} as const;
const around = {
  ...stroke,
  stroke: color.surfaceRaised,
  '@media': { [forced]: { stroke: 'Canvas' } },
} as const;
const round = { strokeLinecap: 'round' } as const;
export const line = style(primitive({ ...stroke, strokeWidth: 2 }));
/** Parts the line from the bars below it, whose colour is close to its own. */
export const edge = style(primitive({ ...around, strokeWidth: 5 }));
export const dot = style(primitive({ ...stroke, ...round, strokeWidth: 9 }));
export const dotEdge = style(primitive({ ...around, ...round, strokeWidth: 12 }));
export const hole = style(primitive({ ...around, ...round, strokeWidth: 4 }));
/** A slider over the whole plot, of which only the focus ring shows. */
export const cursor = style(
  primitive({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'crosshair',
    touchAction: 'pan-y',
    '@media': { print: { display: 'none' } },
  }),
);
export const ring = style(
  primitive({
    position: 'absolute',
    inset: `calc(-1 * ${vars.space[1]})`,
    pointerEvents: 'none',
    borderRadius: vars.radius.control,
    selectors: { [`${cursor}:focus-visible + &`]: { outline: `2px solid ${color.focus}` } },
  }),
);
