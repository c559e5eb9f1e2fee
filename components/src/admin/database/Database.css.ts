import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color, space } = vars;

/** The actions come first on phones and are beside the status on wide screens. */
export const layout = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    alignItems: 'start',
    '@media': {
      screen: { '@container': { [inside.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 27.5rem' } } },
    },
  }),
);
/** They need buttons, which paper does not have. */
export const actions = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    '@container': { [inside.desktop]: { gridColumn: 2, gridRow: 1 } },
    '@media': { print: { display: 'none' } },
  }),
);
export const stack = style(domain({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }));
export const status = style(
  domain({
    background: color.surfaceRaised,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    overflow: 'clip',
    '@container': { [inside.desktop]: { gridColumn: 1, gridRow: 1 } },
  }),
);
export const head = style(
  domain({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    gap: space[3],
    padding: `${space[3]} ${space[4]}`,
  }),
);
export const tools = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[2],
  }),
);
export const title = style(
  domain({ fontSize: vars.text[16], lineHeight: '1.5rem', fontWeight: 600, letterSpacing: '-.01em' }),
);
export const muted = style(
  domain({ fontSize: vars.text[12], lineHeight: '1rem', color: color.inkMuted, overflowWrap: 'anywhere' }),
);
export const figures = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[2]} ${space[8]}`,
    padding: `0 ${space[4]} ${space[4]}`,
  }),
);
export const figure = style(
  domain({
    fontSize: vars.text[20],
    lineHeight: '1.75rem',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const table = style(
  domain({ width: '100%', borderCollapse: 'collapse', fontSize: vars.text[14], lineHeight: '1.25rem' }),
);
export const header = style(
  domain({
    height: '2rem',
    padding: `0 ${space[4]}`,
    background: color.surfaceSunken,
    borderBlock: `1px solid ${color.line}`,
    fontSize: vars.text[12],
    lineHeight: '1rem',
    fontWeight: 600,
    color: color.inkMuted,
    textAlign: 'start',
    selectors: { '&[data-align=end]': { textAlign: 'end' } },
  }),
);
export const cell = style(
  domain({
    height: '2.25rem',
    '@media': { print: { height: '1.625rem' } },
    padding: `0 ${space[4]}`,
    borderBottom: `1px solid ${color.line}`,
    fontWeight: 400,
    textAlign: 'start',
    selectors: { 'tr:last-child > &': { borderBottom: 0 } },
  }),
);
export const name = style(
  domain({ fontFamily: vars.font.mono, fontSize: '0.8125rem', overflowWrap: 'anywhere' }),
);
export const count = style(domain({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }));
export const bars = style(
  domain({ width: '42%', '@container': { [inside.belowTablet]: { display: 'none' } } }),
);
export const result = style(
  domain({
    display: 'flex',
    gap: space[3],
    alignItems: 'center',
    padding: `${space[2]} ${space[3]}`,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.control,
    color: color.positive,
  }),
);
export const resultWords = style(
  domain({ display: 'grid', minWidth: 0, color: color.ink, fontSize: vars.text[14], fontWeight: 600 }),
);
export const notice = style(domain({ padding: `0 ${space[4]} ${space[4]}` }));
export const more = style(
  domain({ padding: `${space[3]} ${space[4]}`, borderTop: `1px solid ${color.line}` }),
);
