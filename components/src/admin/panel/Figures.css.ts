import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color } = vars;

/** Two figures side by side on phones, one below the other where the text is large, and four on wide screens. */
export const figures = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[2],
    '@container': {
      [inside.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [inside.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[3] },
    },
  }),
);
export const figure = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `0 ${vars.space[2]}`,
    selectors: {
      '&[data-stacked]': {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: vars.space[1],
        alignItems: 'baseline',
        alignContent: 'start',
      },
    },
    minWidth: 0,
    minHeight: '3.375rem',
    padding: '0.5625rem 0.75rem',
    textAlign: 'start',
    background: color.surfaceRaised,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    '@container': { [inside.wide]: { paddingInline: vars.space[4] } },
  }),
);
/** A figure that filters the list below. */
export const choice = style(
  domain({
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { borderColor: color.lineStrong },
      '&[data-selected]': { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
  }),
);
export const label = style(
  domain({ fontSize: vars.text[14], lineHeight: '1.25rem', fontWeight: 400, color: color.inkMuted }),
);
export const note = style(
  domain({
    gridRow: 2,
    fontSize: vars.text[12],
    lineHeight: '1rem',
    minHeight: '1rem',
    color: color.inkMuted,
    selectors: { '[data-stacked] > &': { gridColumn: '1 / -1', gridRow: 3 } },
    '@container': {
      [inside.wide]: {
        // A long note has a second line beside the figure, which stays where those of the other cards are.
        selectors: { '[data-stacked] > &': { gridColumn: 2, gridRow: '1 / span 2', textAlign: 'end' } },
      },
    },
  }),
);
export const value = style(
  domain({
    gridColumn: 2,
    gridRow: '1 / span 2',
    fontSize: vars.text[20],
    lineHeight: '1.75rem',
    fontWeight: 700,
    letterSpacing: '-.02em',
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[data-stacked] > &': { gridColumn: '1 / -1', gridRow: 2 } },
    '@container': {
      [inside.wide]: {
        fontSize: vars.text[24],
        lineHeight: '2rem',
        selectors: { '[data-stacked] > &': { gridColumn: 1 } },
      },
    },
  }),
);
