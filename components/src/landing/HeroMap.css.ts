import { style } from '@vanilla-extract/css';
import { from, vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

const { color } = vars;
const line = { fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

export const map = style(
  domain({
    position: 'relative',
    height: '21rem',
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surfaceSunken,
    isolation: 'isolate',
    '@media': { [from.tablet]: { height: '29rem' } },
  }),
);
// Cropped, not scaled with its box, so that the car and both ends stay visible on a phone. Maps are never mirrored.
export const picture = style(
  domain({
    position: 'absolute',
    direction: 'ltr',
    left: '50%',
    top: '50%',
    translate: '-50% calc(-50% - 36px)',
    '@media': { [from.tablet]: { translate: '-50% calc(-50% - 24px)', scale: '1.4' } },
  }),
);
export const street = style(domain({ fill: 'none', stroke: color.mapStreet, strokeWidth: 2 }));
export const avenueEdge = style(
  domain({ fill: 'none', stroke: color.line, strokeWidth: 7, strokeLinejoin: 'round' }),
);
export const avenue = style(
  domain({ fill: 'none', stroke: color.mapStreet, strokeWidth: 5.5, strokeLinejoin: 'round' }),
);
export const water = style(domain({ fill: color.mapWater }));
export const park = style(domain({ fill: color.mapPark }));
export const casing = style(domain({ ...line, stroke: color.onSignal, strokeWidth: 10 }));
export const live = style(domain({ ...line, stroke: color.signal, strokeWidth: 6 }));
export const behind = style(
  domain({ ...line, stroke: color.inkMuted, strokeWidth: 4, strokeDasharray: '0.1 9' }),
);
export const pickup = style(domain({ fill: color.surfaceRaised, stroke: color.ink, strokeWidth: 4 }));
export const dropoff = style(domain({ fill: color.ink, stroke: color.surfaceRaised, strokeWidth: 3 }));
const words = { fontSize: '12px', stroke: color.surfaceSunken, paintOrder: 'stroke' } as const;
export const label = style(
  domain({ ...words, fontWeight: 600, fill: color.ink, strokeWidth: 4, strokeLinejoin: 'round' }),
);
const name = style(
  domain({ ...words, fontWeight: 500, fill: color.inkMuted, strokeWidth: 3, textAnchor: 'middle' }),
);
// Hidden on phones, which would cut it off.
export const wideName = style([
  name,
  domain({ display: 'none', '@media': { [from.tablet]: { display: 'inline' } } }),
]);
export const halo = style(domain({ fill: color.signal, opacity: 0.32 }));
export const carBody = style(domain({ fill: color.onSignal, stroke: color.signal, strokeWidth: 2.5 }));
export const carGlass = style(
  domain({ fill: 'none', stroke: color.signal, strokeWidth: 2.5, strokeLinecap: 'round' }),
);
export const chip = style(
  domain({
    position: 'absolute',
    insetInline: vars.space[3],
    insetBlockEnd: vars.space[3],
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    padding: vars.space[3],
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    boxShadow: vars.shadow.high,
    '@media': {
      [from.tablet]: {
        insetInline: `auto ${vars.space[5]}`,
        insetBlockEnd: vars.space[5],
        width: `min(23.25rem, calc(100% - ${vars.space[10]}))`,
        padding: vars.space[4],
      },
    },
  }),
);
export const minutes = style(
  domain({
    fontSize: vars.text[24],
    lineHeight: '1.75rem',
    fontWeight: 700,
    letterSpacing: '-0.02em',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const trip = style(domain({ flex: 1, minWidth: 0, fontSize: vars.text[14], lineHeight: '1.25rem' }));
export const place = style(domain({ fontWeight: 600 }));
export const car = style(domain({ color: color.inkMuted }));
export const plate = style(
  domain({
    display: 'inline-flex',
    alignItems: 'center',
    height: '2rem',
    padding: '0 .625rem',
    border: `2px solid ${color.ink}`,
    borderRadius: '.375rem',
    fontWeight: 700,
    letterSpacing: '0.06em',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
);
