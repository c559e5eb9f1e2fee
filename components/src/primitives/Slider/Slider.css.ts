import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';

const { color } = vars;

export const slider = style(
  primitive({ display: 'grid', gridTemplateColumns: '1fr auto', gap: `${vars.space[1]} ${vars.space[2]}` }),
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
    height: '2.75rem',
    marginInline: vars.space[3],
    cursor: 'pointer',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInline: '-0.75rem',
        insetBlockStart: '1.1875rem',
        height: '0.375rem',
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
        insetInline: '-0.75rem 0',
        insetBlockStart: '1.1875rem',
        height: '0.375rem',
        borderRadius: vars.radius.pill,
        background: color.ink,
      },
    },
  }),
);
export const thumb = style(
  primitive({
    insetBlockStart: '50%',
    width: '1.5rem',
    height: '1.5rem',
    border: `0.1875rem solid ${color.ink}`,
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
