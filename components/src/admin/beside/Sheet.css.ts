import { globalStyle, style } from '@vanilla-extract/css';
import { card, head } from '../../primitives/Card/Card.css.ts';
import { belowBar, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { motionOk } from '../../theme/text.ts';

const { color } = vars;

/** Over the page, below the bar with its toasts, and above a keyboard on the screen. */
export const sheet = style(
  domain({
    position: 'fixed',
    inset: `${belowBar} 0 auto`,
    height: `calc(var(--visual-viewport-height, 100dvh) - ${belowBar})`,
    zIndex: 40,
    display: 'flex',
    flexDirection: 'column',
    borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
    background: color.surfaceRaised,
    boxShadow: `0 0 0 100vmax ${color.scrim}`,
    color: color.ink,
    outline: 'none',
    '@media': {
      [motionOk]: {
        transition: `transform ${vars.motion.calm}`,
        '@starting-style': { transform: 'translateX(1rem)' },
      },
      // After the page, on sheets of its own.
      print: { position: 'static', breakBefore: 'page', height: 'auto', boxShadow: 'none' },
    },
    selectors: {
      '&:dir(rtl)': {
        '@media': { [motionOk]: { '@starting-style': { transform: 'translateX(-1rem)' } } },
      },
    },
  }),
);
/** Only its sheet is drawn. */
export const overlay = style(domain({ display: 'contents' }));
export const content = style(
  domain({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minHeight: 0,
    borderRadius: 'inherit',
    outline: 'none',
  }),
);
/** Around a part that moves between the page and a sheet: the part itself is laid out there. */
export const moved = style(domain({ display: 'contents' }));
/** Around a part that is beside its list on wider pages: the part fills the sheet, and scrolls below its head. */
export const whole = style([content]);
const part = `${whole} [data-beside]`;
globalStyle(
  part,
  domain({
    flex: '1 1 auto',
    minHeight: 0,
    border: 0,
    borderRadius: 'inherit',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '@media': { print: { overflowY: 'visible' } },
  }),
);
// Chromium draws holes at the round corners of what scrolls below a head that is in it.
globalStyle(`${part}:has(> .${card})`, domain({ display: 'flex', overflowY: 'visible' }));
globalStyle(
  `${part} > .${card}`,
  domain({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    border: 0,
    borderRadius: 'inherit',
  }),
);
globalStyle(
  `${part} > .${card} > .${head} + *`,
  domain({
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '@media': { print: { overflowY: 'visible' } },
  }),
);
