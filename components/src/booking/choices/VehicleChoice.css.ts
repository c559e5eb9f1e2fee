import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color } = vars;

export const group = style(domain({ minWidth: 0, margin: 0, padding: 0, border: 0 }));
export const legend = style(
  domain({
    padding: 0,
    marginBottom: vars.space[2],
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontWeight: 600,
  }),
);
/** Rows; on wide screens two cards beside each other. */
export const cards = style(
  domain({
    display: 'grid',
    gap: vars.space[1],
    '@container': { [inside.desktop]: { gridTemplateColumns: '1fr 1fr', gap: vars.space[2] } },
  }),
);
export const card = style(
  domain({
    position: 'relative',
    display: 'grid',
    gridTemplate: `'car name seats price' auto 'car wait wait about' auto / 3.5rem auto 1fr auto`,
    alignContent: 'center',
    columnGap: vars.space[3],
    minWidth: 0,
    minHeight: '4.5rem',
    padding: `${vars.space[2]} ${vars.space[3]}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: color.lineStrong },
      '&:has(:checked)': {
        borderColor: color.primary,
        boxShadow: `inset 0 0 0 1px ${color.primary}`,
        background: `color-mix(in oklab, ${color.signal} 12%, ${color.surfaceRaised})`,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
    '@container': {
      [inside.desktop]: {
        gridTemplate: `'car seats' 1.5rem 'name price' auto 'wait about' auto / 1fr auto`,
        rowGap: '2px',
        minHeight: 0,
        padding: `0.625rem ${vars.space[3]}`,
        borderColor: color.line,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&:has(:checked)': { outline: '0.1875rem solid Highlight', outlineOffset: '-0.1875rem' },
        },
      },
    },
  }),
);
export const radio = style(
  domain({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  }),
);
export const car = style(
  domain({
    gridArea: 'car',
    alignSelf: 'center',
    width: '3.5rem',
    '@container': { [inside.desktop]: { width: '3rem' } },
    height: '1.625rem',
    flex: 'none',
    overflow: 'visible',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);
export const seats = style(
  domain({
    gridArea: 'seats',
    display: 'inline-flex',
    '@container': { [inside.desktop]: { justifySelf: 'end' } },
    alignItems: 'center',
    gap: '2px',
    fontSize: vars.text[14],
    color: color.inkMuted,
  }),
);
export const name = style(
  domain({ gridArea: 'name', fontSize: vars.text[16], lineHeight: '1.5rem', fontWeight: 600 }),
);
export const price = style([
  name,
  domain({ gridArea: 'price', justifySelf: 'end', fontVariantNumeric: 'tabular-nums' }),
]);
export const wait = style(
  domain({
    gridArea: 'wait',
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    color: color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
    textWrap: 'balance',
    '@container': { [inside.desktop]: { fontSize: vars.text[12], lineHeight: '1rem' } },
  }),
);
export const about = style(
  domain({
    gridArea: 'about',
    justifySelf: 'end',
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: color.inkMuted,
  }),
);
/** A card has no room for the time. */
export const long = style(domain({ '@container': { [inside.desktop]: { display: 'none' } } }));
export const short = style(
  domain({ display: 'none', '@container': { [inside.desktop]: { display: 'inline' } } }),
);
