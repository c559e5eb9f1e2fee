import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { layers } from '../../theme/layers.css.ts';
import { motionOk } from '../../theme/text.ts';

const { color } = vars;
const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const inDomain = (rule: Record<string, string | number>) => ({ '@layer': { [layers.domain]: rule } });

/** The leg being driven: signal on ink, in both themes. */
export const casing = style(domain({ ...line, stroke: color.onSignal, strokeWidth: 10 }));
export const driven = style(domain({ ...line, stroke: color.signal, strokeWidth: 6 }));
export const travelled = style(domain({ ...line, stroke: color.lineStrong, strokeWidth: 6 }));
export const next = style(
  domain({ ...line, stroke: color.inkMuted, strokeWidth: 3, strokeDasharray: '0.1 7' }),
);
export const nextCasing = style(
  domain({ ...line, stroke: color.mapLand, strokeWidth: 7, strokeOpacity: 0.85 }),
);

export const pin = style({});
globalStyle(
  `${pin} > :first-child`,
  inDomain({ fill: color.onSignal, stroke: color.mapMark, strokeWidth: 2.5 }),
);
globalStyle(`${pin} > :last-child`, inDomain({ fill: color.mapMark }));

/** The canvas of the cars nearby reads its own style: the text's colour is the body, the outline's the edge. */
export const crowd = style(
  domain({ color: color.ink, outlineColor: color.surfaceRaised, pointerEvents: 'none' }),
);

const [body, edge] = [createVar(), createVar()];
/** For the canvas, which reads colours, and for the chosen car, which is drawn with them. */
const colored = (bodyColor: string, edgeColor: string) => ({
  color: bodyColor,
  outlineColor: edgeColor,
  vars: { [body]: bodyColor, [edge]: edgeColor },
});
/** What the driver of a car does, and where a rider waits. Samples of colours, of which nothing is shown. */
export const crowdLooks = styleVariants({
  free: domain(colored(color.surfaceRaised, color.ink)),
  pending: domain(colored(color.caution, color.surfaceRaised)),
  accepted: domain(colored(color.info, color.surfaceRaised)),
  arriving: domain({
    ...colored(color.statusArriving, color.surfaceRaised),
    '@media': {
      '(forced-colors: active)': colored('color-mix(in srgb, CanvasText 35%, Canvas)', 'CanvasText'),
    },
  }),
  inProgress: domain(colored(color.signal, color.onSignal)),
});

/** The chosen car of many: in its own colours, larger than the others and in a ring. */
export const chosenCar = style({});
globalStyle(
  `${chosenCar} circle`,
  inDomain({ fill: color.surfaceRaised, fillOpacity: 0.7, stroke: color.ink, strokeWidth: 3 }),
);
globalStyle(`${chosenCar} rect`, inDomain({ fill: body, stroke: edge, strokeWidth: 2.5 }));
globalStyle(
  `${chosenCar} path`,
  inDomain({ fill: edge, stroke: edge, strokeWidth: 1.6, strokeLinecap: 'round', strokeLinejoin: 'round' }),
);

export const ourCar = style({});
globalStyle(`${ourCar} circle`, inDomain({ fill: color.signal, fillOpacity: 0.32 }));
globalStyle(`${ourCar} rect`, inDomain({ fill: color.signal, stroke: color.onSignal, strokeWidth: 2.5 }));
globalStyle(
  `${ourCar} path`,
  inDomain({
    fill: color.onSignal,
    stroke: color.onSignal,
    strokeWidth: 1.6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);

const spread = keyframes({ from: { transform: 'scale(0.4)' }, to: { transform: 'scale(1)', opacity: 0 } });
export const rings = style(
  domain({
    fill: color.signal,
    fillOpacity: 0.18,
    stroke: color.signal,
    strokeOpacity: 0.8,
    strokeWidth: 1.5,
  }),
);
/** The outer ring spreads from the pickup while a driver is looked for. */
globalStyle(`${rings} > :first-child`, {
  '@layer': {
    [layers.domain]: {
      '@media': { [motionOk]: { animation: `${spread} 2.4s ease-out infinite` } },
    },
  },
});

const quiet = { pointerEvents: 'none', userSelect: 'none' } as const;
export const tag = style(domain(quiet));
globalStyle(`${tag} rect`, inDomain({ fill: color.ink }));
globalStyle(`${tag} text`, inDomain({ fill: color.surfaceRaised, fontSize: '13px', fontWeight: 600 }));
export const time = style(
  // In the direction of its own words, beside a name from left to right.
  domain({ fill: color.mapTime, fontVariantNumeric: 'tabular-nums', unicodeBidi: 'plaintext' }),
);
export const arrow = style(domain({ ...line, stroke: color.surfaceRaised, strokeWidth: 2 }));

/** At the car's right; where there is no room, at its left. */
export const carTag = style(domain(quiet));
globalStyle(`${carTag} rect`, inDomain({ fill: color.signal, stroke: color.onSignal, strokeWidth: 1.5 }));
globalStyle(
  `${carTag} text`,
  inDomain({
    fill: color.onSignal,
    fontSize: '13px',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  }),
);
