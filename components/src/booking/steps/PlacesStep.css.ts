import { style } from '@vanilla-extract/css';
import { bookingHeight, lostRow, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color, space } = vars;

export const step = style(
  domain({
    display: 'flex',
    flexDirection: 'column',
    minHeight: `var(${bookingHeight}, 100%)`,
    background: color.surfaceRaised,
  }),
);
export const top = style(
  domain({
    position: 'sticky',
    zIndex: 3,
    top: `var(${lostRow}, 0px)`,
    display: 'grid',
    gap: space[3],
    padding: `${space[1]} ${space[4]} ${space[4]}`,
    background: color.surfaceRaised,
    borderBottom: `1px solid ${color.line}`,
  }),
);
export const head = style(
  domain({ display: 'flex', alignItems: 'center', gap: space[1], minHeight: '3.25rem' }),
);
export const back = style(
  domain({ width: '2.75rem', padding: 0, marginInlineStart: `calc(-1 * ${space[3]})` }),
);
export const arrow = style(domain({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } }));
export const title = style(
  domain({ fontSize: vars.text[24], lineHeight: '2rem', fontWeight: 700, letterSpacing: '-0.022em' }),
);
export const news = style(domain({ selectors: { '&:empty': { position: 'absolute' } } }));
/** The suggestions of the field that is being typed in. */
export const list = style(
  domain({ padding: `${space[3]} ${space[2]} 0`, selectors: { '&:empty': { display: 'none' } } }),
);
export const foot = style(
  domain({
    position: 'sticky',
    zIndex: 2,
    bottom: 0,
    display: 'grid',
    gap: space[2],
    marginTop: 'auto',
    paddingTop: space[3],
    paddingInline: space[4],
    paddingBottom: `calc(${space[4]} + env(safe-area-inset-bottom))`,
    background: color.surfaceRaised,
    borderTop: `1px solid ${color.line}`,
  }),
);
export const pin = style(domain({ minHeight: '3.25rem', borderColor: color.lineStrong, boxShadow: 'none' }));
