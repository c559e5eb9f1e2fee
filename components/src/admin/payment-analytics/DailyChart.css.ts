import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { mirrored } from '../../theme/mirrored.css.ts';

const { color } = vars;
const forced = '(forced-colors: active)';

export const chart = style(domain({ display: 'grid', gap: vars.space[3], minWidth: 0 }));
export const legend = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    fontSize: vars.text[12],
    color: color.inkMuted,
  }),
);
export const entry = style(domain({ display: 'flex', alignItems: 'center', gap: vars.space[2] }));
export const revenueKey = style(
  domain({
    width: '0.75rem',
    height: '0.75rem',
    background: color.inkMuted,
    '@media': { [forced]: { background: 'CanvasText' } },
  }),
);
export const todayKey = style(
  domain({
    background: color.signal,
    border: `1px solid ${color.ink}`,
    '@media': { [forced]: { background: 'Highlight' } },
  }),
);
export const lineKey = style(
  domain({
    width: '1.25rem',
    borderBlockStart: `2px solid ${color.info}`,
    '@media': { [forced]: { borderColor: 'LinkText' } },
  }),
);
/** The axes at both sides of the plot, and the days below it. */
export const frame = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: vars.space[2],
    rowGap: vars.space[2],
    paddingTop: vars.space[2],
  }),
);
export const axis = style(
  domain({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    // The values stand beside their lines.
    marginBlock: '-0.5rem',
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const count = style(domain({ alignItems: 'flex-start', color: color.info }));
export const value = style(domain({ whiteSpace: 'nowrap' }));
export const plot = style(
  domain({
    position: 'relative',
    height: '11rem',
    '@container': { [inside.desktop]: { height: '14rem' } },
  }),
);
/** The newest day is at the end of the line of writing. */
export const drawing = style([
  mirrored,
  domain({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' }),
]);
export const chosen = style(
  domain({ fill: color.surfaceSunken, '@media': { [forced]: { fill: 'Canvas', stroke: 'CanvasText' } } }),
);
export const grid = style(
  domain({ stroke: color.line, strokeWidth: 1, vectorEffect: 'non-scaling-stroke', fill: 'none' }),
);
export const bar = style(
  domain({
    fill: color.inkMuted,
    selectors: {
      '&[data-today]': {
        fill: color.signal,
        stroke: color.ink,
        strokeWidth: 1,
        vectorEffect: 'non-scaling-stroke',
      },
    },
    '@media': { [forced]: { fill: 'CanvasText', selectors: { '&[data-today]': { fill: 'Highlight' } } } },
  }),
);
const stroke = {
  fill: 'none',
  stroke: color.info,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forced]: { stroke: 'LinkText' } },
} as const;
export const line = style(domain({ ...stroke, strokeWidth: 2 }));
export const dot = style(domain({ ...stroke, strokeWidth: 8, strokeLinecap: 'round' }));
/** A slider over the whole plot, of which only the focus ring shows. */
export const cursor = style(
  domain({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'crosshair',
    touchAction: 'pan-y',
  }),
);
export const ring = style(
  domain({
    position: 'absolute',
    inset: `-${vars.space[1]}`,
    pointerEvents: 'none',
    borderRadius: vars.radius.control,
    selectors: { [`${cursor}:focus-visible + &`]: { outline: `2px solid ${color.focus}` } },
  }),
);
export const days = style(
  domain({
    gridColumn: 2,
    display: 'flex',
    minHeight: '2rem',
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: color.inkMuted,
  }),
);
/** A label may be wider than its column. */
export const day = style(domain({ flex: '1 1 0', display: 'flex', justifyContent: 'center', minWidth: 0 }));
export const dayText = style(
  domain({
    flex: 'none',
    display: 'grid',
    justifyItems: 'center',
    whiteSpace: 'nowrap',
  }),
);
export const weekday = style(domain({ color: color.ink }));
export const today = style(domain({ color: color.ink, fontWeight: 600 }));
export const narrow = style(domain({ '@container': { [inside.tablet]: { display: 'none' } } }));
export const wide = style(domain({ '@container': { [inside.belowTablet]: { display: 'none' } } }));
/** The figures of the chosen day. */
export const words = style(
  domain({
    minHeight: '2.5rem',
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontVariantNumeric: 'tabular-nums',
  }),
);
