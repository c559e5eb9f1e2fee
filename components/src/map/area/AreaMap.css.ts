import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { layers } from '../../theme/layers.css.ts';

const { color } = vars;

/** Outside the ring the map is dimmed. */
export const outside = style(domain({ fill: color.ink, fillOpacity: 0.1, fillRule: 'evenodd' }));
export const ring = style(
  domain({
    fill: 'none',
    stroke: color.ink,
    strokeWidth: 2,
    strokeDasharray: '0.1 5',
    strokeLinecap: 'round',
  }),
);
export const halo = style(domain({ fill: color.signal, fillOpacity: 0.32 }));
export const position = style(domain({ fill: color.signal, stroke: color.onSignal, strokeWidth: 3 }));
export const middle = style(domain({ fill: color.onSignal }));
/** The marks are placed by screen coordinates, which begin at the left in every language. */
export const overlay = style(
  domain({ position: 'absolute', inset: 0, pointerEvents: 'none', direction: 'ltr' }),
);
/** Where an element of the overlay is, and which of them is on top. */
export const [x, y, order] = [createVar(), createVar(), createVar()];
export const place = style(
  domain({ position: 'absolute', left: x, top: y, zIndex: order, width: 0, height: 0 }),
);
globalStyle(`${place} > *`, { '@layer': { [layers.domain]: { pointerEvents: 'auto' } } });
export const value = style(
  domain({
    position: 'absolute',
    left: 0,
    top: 0,
    // Moved without a new layout while the map moves.
    translate: `calc(${x} - 50%) ${y}`,
    padding: `0.1875rem ${vars.space[3]}`,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.pill,
    background: color.surfaceRaised,
    fontSize: vars.text[12],
    lineHeight: '1rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  }),
);
