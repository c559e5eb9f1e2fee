import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { layers } from '../../theme/layers.css.ts';

const { color } = vars;
const line = { fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
/** Lines keep their width however far the map is zoomed. */
const fixed = { vectorEffect: 'non-scaling-stroke' } as const;

export const sea = style(domain({ fill: color.mapWater }));
export const plain = style(domain({ fill: color.mapLand }));
export const land = style(
  domain({
    fill: color.mapLand,
    stroke: `color-mix(in oklab, ${color.inkMuted} 30%, ${color.mapWater})`,
    strokeWidth: 1,
  }),
);
export const water = style(domain({ fill: color.mapWater }));
export const park = style(domain({ fill: color.mapPark }));
/** A river is as wide as it is in the world. */
export const river = style(domain({ ...line, stroke: color.mapWater }));
/** The widths of streets grow with the scale: the drawing sets them. */
export const pattern = style(domain({ ...line, ...fixed, stroke: color.mapMinor }));
export const grid = style(
  domain({ ...line, ...fixed, stroke: `color-mix(in oklab, ${color.mapStreet} 68%, ${color.mapLand})` }),
);
export const street = style(domain({ ...line, ...fixed, stroke: color.mapStreet }));
export const highway = style(domain({ ...line, ...fixed, stroke: color.mapHighway }));
export const highwayCasing = style(domain({ ...line, ...fixed, stroke: color.mapLand }));
export const tower = style(domain({ ...line, ...fixed, stroke: color.inkMuted, strokeWidth: 2.5 }));

globalStyle(`${land} path`, { '@layer': { [layers.domain]: fixed } });
