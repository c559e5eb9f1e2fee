import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { touch } from '../../theme/text.ts';

const { color } = vars;
const roleColor = createVar();

/** An edge and a ground in the colour of the role, whose word is beside the name. */
export const row = style(domain({ position: 'relative' }));
// On a card the menu is in the corner, and the balance stays beside it.
globalStyle(
  `${row} > td:first-child`,
  domain({
    '@container': {
      [inside.belowWide]: {
        position: 'absolute',
        insetBlockStart: vars.space[3],
        insetInlineEnd: vars.space[2],
      },
    },
  }),
);
globalStyle(
  `${row} > td:nth-child(2)`,
  domain({ '@container': { [inside.belowWide]: { marginInlineEnd: '2.25rem' } } }),
);
// A long name ends before the menu.
globalStyle(
  `${row} > td:nth-child(3)`,
  domain({ '@container': { [inside.belowWide]: { maxWidth: 'calc(100% - 2.5rem)' } } }),
);
export const roleRow = styleVariants({
  rider: domain({ vars: { [roleColor]: color.roleRider } }),
  driver: domain({ vars: { [roleColor]: color.roleDriver } }),
  admin: domain({ vars: { [roleColor]: color.roleAdmin } }),
});
// The row whose details are open has the look that every table gives it.
const role = `:is(.${roleRow.rider}, .${roleRow.driver}, .${roleRow.admin}):not([data-selected])`;
globalStyle(
  `${role} > td`,
  domain({
    '@container': {
      [inside.wide]: { background: `color-mix(in oklab, ${roleColor} 4%, ${color.surfaceRaised})` },
    },
  }),
);
globalStyle(
  `${role} > td:first-child`,
  domain({ '@container': { [inside.wide]: { boxShadow: `inset 0.25rem 0 0 ${roleColor}` } } }),
);
globalStyle(
  `[dir=rtl] ${role} > td:first-child`,
  domain({ '@container': { [inside.wide]: { boxShadow: `inset -0.25rem 0 0 ${roleColor}` } } }),
);
globalStyle(
  `${role}::before`,
  domain({ '@container': { [inside.belowWide]: { borderInlineStart: `0.25rem solid ${roleColor}` } } }),
);
export const roleWord = styleVariants({
  rider: domain({ color: color.roleRider }),
  driver: domain({ color: color.roleDriver }),
  admin: domain({ color: color.roleAdmin }),
});
export const role12 = style(domain({ fontSize: vars.text[12], lineHeight: '1rem', fontWeight: 600 }));
export const name = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minWidth: 0,
  }),
);
/** The role is beside a short name and below a long one, which then has the full width. */
export const nameWords = style(
  domain({
    display: 'grid',
    flex: 1,
    minWidth: 0,
    '@container': {
      [inside.wide]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: vars.space[2],
      },
    },
  }),
);
/** The link covers its row; other controls are above it. */
export const link = style(
  domain({
    minWidth: 0,
    color: color.ink,
    fontWeight: 600,
    lineHeight: '1.25rem',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '@container': { [inside.belowWide]: { fontSize: vars.text[16] } },
    '::after': { content: '""', position: 'absolute', inset: 0 },
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&[data-locked]': { color: color.inkMuted },
    },
  }),
);
export const email = style(domain({ color: color.inkMuted, overflowWrap: 'anywhere' }));
export const figure = style(domain({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }));
export const balance = style(
  domain({
    position: 'relative',
    zIndex: 1,
    padding: `0 ${vars.space[2]}`,
    borderColor: color.lineStrong,
    '@media': { print: { padding: 0, border: 0, background: 'none' } },
    '@container': {
      [inside.wide]: {
        minHeight: '1.75rem',
        fontSize: vars.text[12],
        '@media': { [touch]: { minHeight: '2.75rem' } },
      },
    },
  }),
);
/** No taller than its row, except on touch screens. */
export const menu = style(
  domain({
    position: 'relative',
    zIndex: 1,
    '@container': {
      [inside.wide]: { minHeight: '1.75rem', '@media': { [touch]: { minHeight: '2.75rem' } } },
    },
  }),
);
export const states = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `2px ${vars.space[2]}`,
    // A badge of a few pixels more than the row has no line of its own.
    marginBlock: '-2px',
    // The badge with the date has a line of its own, clear of the row's edges.
    selectors: { '&[data-leaving]': { marginBlock: '2px' } },
  }),
);
export const state = style(
  domain({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    minWidth: '2.75rem',
    fontSize: vars.text[12],
    lineHeight: '1rem',
    fontWeight: 600,
    color: color.inkMuted,
    selectors: { '&[data-on]': { color: color.positive } },
  }),
);
/** A filled dot is online, a hollow one offline. */
export const dot = style(
  domain({
    width: '0.5rem',
    height: '0.5rem',
    borderRadius: vars.radius.pill,
    boxShadow: 'inset 0 0 0 2px currentColor',
    selectors: { '[data-on] > &': { background: 'currentColor' } },
  }),
);
