import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';

const { color } = vars;

export const slider = style(
  primitive({ display: 'grid', gridTemplateColumns: '1fr auto', gap: `${vars.space[1]} 8px` }),
);
export const label = style(primitive({ fontSize: vars.text[14], lineHeight: '1.25rem', fontWeight: 600 }));
export const output = style(
  primitive({
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const track = style(
  primitive({
    position: 'relative',
    gridColumn: '1 / -1',
    height: '44px',
    marginInline: '12px',
    cursor: 'pointer',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInline: '-12px',
        insetBlockStart: '19px',
        height: '6px',
        borderRadius: vars.radius.pill,
        background: color.surfaceSunken,
        boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
      },
    },
  }),
);
// React Aria gives the fill its width and the track's whole height; the bar is drawn within.
export const fill = style(
  primitive({
    insetBlockStart: 0,
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: '-12px 0',
        insetBlockStart: '19px',
        height: '6px',
        borderRadius: vars.radius.pill,
        background: color.ink,
      },
    },
  }),
);
export const thumb = style(
  primitive({
    insetBlockStart: '50%',
    width: '24px',
    height: '24px',
    border: `3px solid ${color.ink}`,
    borderRadius: '50%',
    background: color.surfaceRaised,
    boxShadow: vars.shadow.low,
    selectors: {
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
      '&[data-dragging]': { background: color.signal },
      '&[data-disabled]': { borderColor: color.lineStrong },
    },
  }),
);
