import { style } from '@vanilla-extract/css';
import { aboveLane, inside, shortWindow, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { body } from '../BookRideView.css.ts';

const { color } = vars;

export const done = style([
  body,
  domain({
    paddingTop: '1.75rem',
    '@container': { [inside.tablet]: { paddingTop: vars.space[10], gap: vars.space[6] } },
  }),
]);
export const tick = style(
  domain({
    display: 'grid',
    placeItems: 'center',
    width: '3.5rem',
    height: '3.5rem',
    borderRadius: '50%',
    background: color.signal,
    color: color.onSignal,
    '@container': { [inside.tablet]: { width: '4rem', height: '4rem' } },
  }),
);
export const crossed = style(domain({ background: color.criticalSoft, color: color.critical }));
export const title = style(
  domain({
    fontSize: vars.text[32],
    lineHeight: '2.5rem',
    fontWeight: 700,
    letterSpacing: '-0.028em',
    outline: 'none',
  }),
);
export const lead = style(
  domain({
    maxWidth: '44ch',
    marginTop: vars.space[1],
    fontSize: vars.text[16],
    lineHeight: '1.5rem',
    color: color.inkMuted,
    textWrap: 'pretty',
  }),
);
export const footer = style(
  domain({
    position: 'sticky',
    bottom: aboveLane,
    zIndex: 2,
    display: 'grid',
    gap: vars.space[2],
    paddingTop: vars.space[3],
    paddingInline: vars.space[4],
    paddingBottom: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${color.line}`,
    background: color.surfaceRaised,
    '@media': { [shortWindow]: { position: 'static' } },
    '@container': { [inside.tablet]: { paddingInline: vars.space[6], paddingBottom: vars.space[4] } },
  }),
);
export const action = style(
  domain({
    justifyContent: 'space-between',
    paddingBlock: 0,
    paddingInline: `${vars.space[5]} ${vars.space[4]}`,
  }),
);
/** Points in the reading direction. */
export const arrow = style(domain({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } }));
