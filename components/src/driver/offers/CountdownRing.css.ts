import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const ring = style(domain({ position: 'relative', width: '4.5rem', height: '4.5rem', flex: 'none' }));
export const drawing = style(domain({ width: '4.5rem', height: '4.5rem', rotate: '-90deg', fill: 'none' }));
export const track = style(domain({ stroke: vars.color.line, strokeWidth: 6 }));
export const edge = style(domain({ stroke: vars.color.onSignal, strokeWidth: 8 }));
export const left = style(domain({ stroke: vars.color.signal, strokeWidth: 5 }));
export const words = style(
  domain({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    textAlign: 'center',
    fontSize: vars.text[12],
    lineHeight: '0.75rem',
    color: vars.color.inkMuted,
  }),
);
export const figure = style(
  domain({
    fontSize: vars.text[24],
    lineHeight: '1.5rem',
    fontWeight: 700,
    color: vars.color.ink,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-urgent]': { color: vars.color.critical } },
  }),
);
