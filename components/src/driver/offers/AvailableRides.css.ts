import { style } from '@vanilla-extract/css';
import { from, inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { cut } from '../../theme/text.ts';

export const title = style(domain({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] }));
/** The radius and the age of the list, on one line. It ends where the rows below it end. */
export const facts = style(
  domain({
    paddingInlineEnd: vars.space[2],
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: vars.color.inkMuted,
    textAlign: 'end',
  }),
);
export const readAgo = style(domain({ fontVariantNumeric: 'tabular-nums' }));
/** The preferences show it too; the narrowest phones have no room for it here. */
export const radius = style(
  domain({
    selectors: { '&:not(:last-child)::after': { content: '" · "' } },
    '@container': { [inside.narrowPhone]: { display: 'none' } },
  }),
);
export const row = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    alignItems: 'center',
    padding: `${vars.space[3]} ${vars.space[4]}`,
    '@media': { [from.tablet]: { paddingInline: vars.space[5] } },
    borderBottom: `1px solid ${vars.color.line}`,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    selectors: {
      '&:last-child': { borderBottom: 0, borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}` },
      '&[data-chosen]': {
        background: vars.color.signalTint,
        boxShadow: `inset 0.25rem 0 0 ${vars.color.ink}`,
      },
    },
    '@container': {
      [inside.desktop]: {
        gridTemplateColumns: '5.25rem minmax(0, 1fr) 8.25rem auto',
        gap: vars.space[3],
        paddingBlock: '0.4375rem',
      },
      [inside.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);
export const net = style(
  domain({
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[2],
    '@container': { [inside.desktop]: { display: 'block', gridRow: 1 } },
  }),
);
export const amount = style(domain({ fontSize: vars.text[16], lineHeight: '1.5rem', fontWeight: 600 }));
export const small = style(
  domain({ fontSize: vars.text[12], lineHeight: '1rem', color: vars.color.inkMuted }),
);
export const route = style(
  domain({
    gridColumn: '1 / -1',
    gridRow: 1,
    minWidth: 0,
    '@container': { [inside.desktop]: { gridColumn: 2 } },
  }),
);
/** Presses in the whole area of the places. */
export const show = style(
  domain({
    display: 'block',
    width: '100%',
    minHeight: '2.75rem',
    borderRadius: vars.radius.control,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
    '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.surfaceSunken } } } },
  }),
);
export const end = style(domain({ display: 'flex', alignItems: 'baseline' }));
export const place = style(
  domain({ minWidth: 0, ...cut, '@container': { [inside.desktop]: { whiteSpace: 'normal' } } }),
);
export const glyph = style(
  domain({
    flex: 'none',
    width: '0.5rem',
    height: '0.5rem',
    marginInlineEnd: vars.space[2],
    border: `2px solid ${vars.color.ink}`,
    borderRadius: vars.radius.pill,
    selectors: { '&[data-end]': { borderRadius: 1 } },
  }),
);
export const figures = style(
  domain({
    gridColumn: '1 / -1',
    gridRow: 2,
    fontVariantNumeric: 'tabular-nums',
    '@container': { [inside.desktop]: { gridColumn: 3, gridRow: 1 } },
  }),
);
export const actions = style(
  domain({
    display: 'flex',
    gap: vars.space[1],
    justifySelf: 'end',
    '@container': { [inside.desktop]: { gridRow: 1, gridColumn: 4 } },
  }),
);
export const more = style(
  domain({
    padding: `${vars.space[3]} ${vars.space[4]}`,
    '@media': { [from.tablet]: { paddingInline: vars.space[5] } },
    fontSize: vars.text[14],
    fontWeight: 600,
  }),
);
/** One line on phones, a line each beside the route on desktops. */
export const figure = style(
  domain({
    selectors: { '& + &::before': { content: '" · "' } },
    '@container': {
      [inside.desktop]: { display: 'block', selectors: { '& + &::before': { content: 'none' } } },
    },
  }),
);
export const decline = style(domain({ color: vars.color.inkMuted }));
