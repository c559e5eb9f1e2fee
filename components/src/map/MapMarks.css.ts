import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';
import { layers } from '../theme/layers.css.ts';

const { color } = vars;
const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const inDomain = (rule: Record<string, string | number>) => ({ '@layer': { [layers.domain]: rule } });

export const casing = style(domain({ ...line, stroke: color.onSignal, strokeWidth: 10 }));
export const route = style(domain({ ...line, stroke: color.signal, strokeWidth: 6 }));
export const approach = style(
  domain({ ...line, stroke: color.ink, strokeWidth: 4.5, strokeDasharray: '0.1 9' }),
);

export const approachCasing = style(domain({ ...line, stroke: color.surfaceRaised, strokeWidth: 10 }));

export const pickup = style({});
globalStyle(
  `${pickup} circle:first-child`,
  inDomain({ fill: color.onSignal, stroke: color.mapMark, strokeWidth: 2.5 }),
);
globalStyle(`${pickup} circle:last-child`, inDomain({ fill: color.mapMark }));

export const dropoff = style({});
globalStyle(
  `${dropoff} path`,
  inDomain({ fill: color.signal, stroke: color.onSignal, strokeWidth: 2.5, strokeLinejoin: 'round' }),
);
globalStyle(`${dropoff} rect`, inDomain({ fill: color.onSignal }));

export const car = style({});
globalStyle(
  `${car} rect`,
  inDomain({ fill: color.ink, stroke: color.surfaceRaised, strokeWidth: 2, paintOrder: 'stroke' }),
);
globalStyle(
  `${car} path`,
  inDomain({
    fill: color.surfaceRaised,
    stroke: color.surfaceRaised,
    strokeWidth: 1.25,
    strokeLinejoin: 'round',
  }),
);

export const ourCar = style({});
globalStyle(
  `${ourCar} rect`,
  inDomain({ fill: color.signal, stroke: color.onSignal, strokeWidth: 3, paintOrder: 'stroke' }),
);
globalStyle(
  `${ourCar} path`,
  inDomain({ fill: color.onSignal, stroke: color.onSignal, strokeWidth: 1.25, strokeLinejoin: 'round' }),
);

export const rings = style(
  domain({
    fill: color.signal,
    fillOpacity: 0.18,
    stroke: color.signal,
    strokeOpacity: 0.8,
    strokeWidth: 1.5,
  }),
);

export const tag = style(domain({ pointerEvents: 'none', userSelect: 'none' }));
globalStyle(`${tag} rect`, inDomain({ fill: color.ink }));
globalStyle(`${tag} text`, inDomain({ fill: color.surfaceRaised, fontSize: '13px', fontWeight: 600 }));
