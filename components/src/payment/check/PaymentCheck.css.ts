import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color, space, text } = vars;

/** As wide as its container, whose width decides between one column and two. */
export const page = style(
  domain({
    display: 'grid',
    gap: space[4],
    maxWidth: '32rem',
    marginInline: 'auto',
    padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[8]}`,
    '@container': { [inside.tablet]: { paddingTop: vars.space[12] } },
  }),
);
export const panel = style(
  domain({
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
  }),
);
export const hero = style(
  domain({
    display: 'grid',
    justifyItems: 'center',
    gap: space[2],
    padding: `${vars.space[8]} ${vars.space[5]} ${vars.space[6]}`,
    textAlign: 'center',
    textWrap: 'balance',
    '@container': { [inside.tablet]: { padding: `${vars.space[10]} ${vars.space[8]} 1.75rem` } },
  }),
);
export const title = style(
  domain({
    marginTop: space[2],
    fontSize: text[24],
    lineHeight: '2rem',
    fontWeight: 700,
    letterSpacing: '-.022em',
  }),
);
export const muted = style(domain({ color: color.inkMuted }));
const disc = {
  display: 'grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.5rem',
  borderRadius: vars.radius.pill,
};
export const tick = style(domain({ ...disc, background: color.positive, color: color.surfaceRaised }));
export const cross = style(domain({ ...disc, background: color.criticalSoft, color: color.critical }));
export const steps = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'repeat(10, 1fr)',
    gap: space[1],
    width: '100%',
    maxWidth: '20rem',
    marginTop: space[2],
  }),
);
export const step = recipe({
  base: domain({ height: '0.5rem', borderRadius: '0.25rem' }),
  variants: {
    state: {
      done: domain({ background: color.inkMuted }),
      now: domain({ background: color.signal, boxShadow: `inset 0 0 0 1px ${color.onSignal}` }),
      next: domain({ background: color.surfaceSunken, boxShadow: `inset 0 0 0 1px ${color.line}` }),
    },
  },
});
export const attempt = style(domain({ fontSize: text[14], lineHeight: '1.25rem', fontWeight: 600 }));
export const amount = style(
  domain({ fontSize: text[40], lineHeight: '3rem', fontWeight: 700, letterSpacing: '-.03em' }),
);
export const currency = style(
  domain({ fontSize: text[16], fontWeight: 600, letterSpacing: 0, color: color.inkMuted }),
);
export const rows = style(
  domain({
    display: 'grid',
    gap: space[3],
    margin: 0,
    padding: vars.space[5],
    borderTop: `1px solid ${color.line}`,
    '@container': { [inside.tablet]: { padding: `${vars.space[5]} ${vars.space[8]} ${vars.space[6]}` } },
  }),
);
export const row = style(
  domain({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space[4] }),
);
export const term = style(domain({ fontSize: text[14], lineHeight: '1.25rem', color: color.inkMuted }));
export const value = style(
  domain({ fontSize: text[14], lineHeight: '1.25rem', fontWeight: 500, fontVariantNumeric: 'tabular-nums' }),
);
export const session = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 2.75rem',
    alignItems: 'center',
    gap: space[1],
    marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
  }),
);
export const code = style(
  domain({
    fontFamily: 'inherit',
    fontSize: text[14],
    lineHeight: '1.25rem',
    fontWeight: 500,
    overflowWrap: 'anywhere',
  }),
);
export const note = style(
  domain({
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr)',
    gap: space[2],
    fontSize: text[14],
    lineHeight: '1.25rem',
    color: color.inkMuted,
  }),
);
export const centered = style(domain({ gridTemplateColumns: '1.25rem auto', justifyContent: 'center' }));
export const noteIcon = style(domain({ flex: 'none' }));
export const email = style(domain({ color: color.ink, fontWeight: 500, overflowWrap: 'anywhere' }));
export const actions = style(
  domain({
    display: 'grid',
    gap: space[2],
    '@container': { [inside.tablet]: { gridTemplateColumns: '1fr 1fr' } },
  }),
);
