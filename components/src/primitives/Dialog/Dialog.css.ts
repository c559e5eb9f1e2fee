import { createVar, style } from '@vanilla-extract/css';
import { from, vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';
import { motionOk } from '../../theme/text.ts';

const { color } = vars;
/** Dialogs of the admin console. */
const inConsole = 'body:has([data-status-line]) &';

/** The width from tablets on. */
export const width = createVar();

export const overlay = style(
  primitive({
    position: 'fixed',
    inset: 0,
    zIndex: 50,
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'center',
    height: 'var(--visual-viewport-height)',
    background: color.scrim,
    '@media': {
      [from.tablet]: { alignItems: 'center', padding: vars.space[4] },
      [motionOk]: {
        transition: `opacity ${vars.motion.quick}`,
        selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
      },
    },
  }),
);
export const sheet = style(
  primitive({
    display: 'flex',
    width: '100%',
    maxHeight: 'calc(var(--visual-viewport-height) - 24px)',
    borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
    background: color.surfaceRaised,
    color: color.ink,
    boxShadow: vars.shadow.high,
    // Below the toasts of the console.
    selectors: { [inConsole]: { maxHeight: 'calc(var(--visual-viewport-height) - 4.5rem)' } },
    '@media': {
      [from.tablet]: {
        width: `min(${width}, 100%)`,
        maxHeight: 'calc(100dvh - 2rem)',
        selectors: { [inConsole]: { maxHeight: 'calc(100dvh - 9rem)' } },
        border: `1px solid ${color.line}`,
        borderRadius: vars.radius.sheet,
      },
      // Marks and colours that stand for something keep their fills.
      print: { width: '100%', border: 0, printColorAdjust: 'exact' },
      [motionOk]: {
        transition: `transform ${vars.motion.calm}`,
        selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateY(1rem)' } },
      },
    },
  }),
);
export const dialog = style(
  primitive({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minWidth: 0,
    minHeight: 0,
    outline: 'none',
  }),
);
export const header = style(
  primitive({
    display: 'flex',
    flexWrap: 'wrap',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    minHeight: '3.5rem',
    paddingBlock: `${vars.space[2]} ${vars.space[1]}`,
    paddingInline: `${vars.space[5]} ${vars.space[2]}`,
    '@media': {
      [from.tablet]: {
        paddingBlock: `${vars.space[3]} ${vars.space[1]}`,
        paddingInline: `${vars.space[6]} ${vars.space[3]}`,
      },
    },
  }),
);
/** Aligns the icon of the button with the edge of the content. */
export const start = style(
  primitive({
    flex: 'none',
    marginInlineStart: `calc(${vars.space[3]} * -1)`,
    marginInlineEnd: `calc(${vars.space[2]} * -1)`,
  }),
);
/** In large text, the tools have a line of their own below it. */
export const titles = style(primitive({ flex: '1 1 6rem', minWidth: 0 }));
export const title = style(
  primitive({
    fontSize: vars.text[20],
    lineHeight: '1.75rem',
    fontWeight: 700,
    letterSpacing: '-0.015em',
    overflowWrap: 'anywhere',
  }),
);
export const subtitle = style(
  primitive({ color: color.inkMuted, fontSize: vars.text[14], lineHeight: '1.25rem' }),
);
export const tools = style(
  primitive({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: vars.space[2],
    marginInlineStart: 'auto',
  }),
);
export const body = style(
  primitive({
    display: 'grid',
    gap: vars.space[3],
    alignContent: 'start',
    // Room for the focus ring of elements at the edge.
    padding: `${vars.space[1]} ${vars.space[5]} ${vars.space[4]}`,
    position: 'relative',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    minHeight: 0,
    '@media': {
      [from.tablet]: { padding: `${vars.space[1]} ${vars.space[6]} ${vars.space[5]}`, gap: vars.space[4] },
    },
  }),
);
export const footer = style(
  primitive({
    display: 'grid',
    gap: vars.space[2],
    paddingTop: vars.space[3],
    paddingInline: vars.space[5],
    paddingBottom: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${color.line}`,
    selectors: { '&:empty': { display: 'none' } },
    '@media': {
      [from.tablet]: { paddingBlock: vars.space[4], paddingInline: vars.space[6] },
      print: { display: 'none' },
    },
  }),
);
