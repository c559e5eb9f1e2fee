import { style, styleVariants } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { cut } from '../../theme/text.ts';

const { color } = vars;

export const list = styleVariants({
  line: domain({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[3]}` }),
  column: domain({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
    columnGap: vars.space[3],
    // Beside the map; a column with long words takes what the other one leaves.
    '@container': { [inside.desktop]: { gridTemplateColumns: 'auto auto' } },
  }),
});
export const item = style(domain({ minWidth: 0 }));
export const words = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: '1.75rem',
    fontSize: vars.text[12],
    color: color.inkMuted,
    selectors: { [`${list.column} &`]: { fontSize: vars.text[14], color: color.ink } },
  }),
);
export const link = style([
  words,
  domain({
    borderRadius: vars.radius.control,
    textDecoration: 'none',
    selectors: {
      '&[data-hovered]': { textDecoration: 'underline', color: color.ink },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
  }),
]);
export const name = style(
  domain({ flex: '0 1 auto', selectors: { [`${list.column} &`]: { minWidth: 0, ...cut } } }),
);
export const count = style(
  domain({
    fontWeight: 600,
    color: color.ink,
    fontVariantNumeric: 'tabular-nums',
    selectors: { [`${list.column} &`]: { marginInlineStart: 'auto' } },
  }),
);

const mark = { flex: 'none', width: '0.5rem', height: '0.875rem', borderRadius: '0.1875rem' } as const;
/** The marks of the map, small. */
export const marks = styleVariants({
  free: domain({
    ...mark,
    background: color.surfaceRaised,
    boxShadow: `inset 0 0 0 1.5px ${color.ink}`,
    forcedColorAdjust: 'none',
  }),
  pending: domain({
    flex: 'none',
    width: '0.75rem',
    height: '0.75rem',
    borderRadius: '50%',
    border: `0.1875rem solid ${color.caution}`,
    forcedColorAdjust: 'none',
  }),
  accepted: domain({ ...mark, background: color.info, forcedColorAdjust: 'none' }),
  arriving: domain({
    ...mark,
    background: color.statusArriving,
    forcedColorAdjust: 'none',
    // All statuses have the colour of the text there.
    '@media': {
      '(forced-colors: active)': {
        background: 'color-mix(in srgb, CanvasText 35%, Canvas)',
        boxShadow: 'inset 0 0 0 1.5px CanvasText',
      },
    },
  }),
  inProgress: domain({
    ...mark,
    background: color.signal,
    boxShadow: `inset 0 0 0 1.5px ${color.onSignal}`,
    forcedColorAdjust: 'none',
  }),
});
