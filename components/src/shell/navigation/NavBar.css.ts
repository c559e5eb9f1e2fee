import { style } from '@vanilla-extract/css';
import { from, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { cut, motionOk, startBar } from '../../theme/text.ts';

const { color } = vars;

export const skip = style(
  domain({
    position: 'fixed',
    zIndex: 80,
    insetBlockStart: vars.space[2],
    insetInlineStart: vars.space[2],
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderRadius: vars.radius.control,
    background: color.primary,
    color: color.onPrimary,
    fontWeight: 600,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  }),
);
export const bar = style(
  domain({
    position: 'sticky',
    top: 0,
    zIndex: 20,
    height: '3.5rem',
    background: color.surfaceRaised,
    borderBottom: `1px solid ${color.line}`,
    selectors: { 'body:has([data-whole-window]) &': { display: 'none' } },
    '@media': { print: { display: 'none' } },
  }),
);
export const row = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    height: '100%',
    paddingBlock: 0,
    paddingInline: `${vars.space[4]} ${vars.space[2]}`,
    '@media': {
      [from.tablet]: { paddingBlock: 0, paddingInline: `${vars.space[6]} ${vars.space[4]}` },
      [from.desktop]: { gap: vars.space[8], paddingInline: vars.space[6] },
    },
  }),
);
export const logo = style(
  domain({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: '2.75rem',
    // With large text on a phone, the buttons of the bar need the room.
    fontSize: `min(${vars.text[20]}, 6.25vw)`,
    lineHeight: '1.5rem',
    fontWeight: 700,
    letterSpacing: '-0.02em',
  }),
);
export const links = style(
  domain({
    display: 'none',
    gap: vars.space[1],
    height: '100%',
    '@media': { [from.desktop]: { display: 'flex' } },
  }),
);
export const link = style(
  domain({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    padding: `0 ${vars.space[3]}`,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontWeight: 500,
    color: color.inkMuted,
    selectors: {
      '&:hover': { color: color.ink },
      '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.control },
      '&[aria-current]': { color: color.ink, fontWeight: 600 },
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        inset: 'auto 0.75rem 0',
        height: '0.1875rem',
        borderRadius: '2px 2px 0 0',
        background: color.signal,
        // Yellow on a light ground needs an ink edge.
        boxShadow: `0 0 0 1px light-dark(${color.onSignal}, transparent)`,
      },
    },
    '@media': { [motionOk]: { transition: `color ${vars.motion.quick}` } },
  }),
);
export const end = style(
  domain({
    display: 'flex',
    // As high as the bar, before and after its content has loaded.
    height: '100%',
    alignItems: 'center',
    gap: vars.space[1],
    marginInlineStart: 'auto',
    minWidth: 0,
  }),
);
export const startButton = style(domain({ fontSize: vars.text[14] }));
const desktopOnly = style(domain({ display: 'none', '@media': { [from.desktop]: { display: 'flex' } } }));
export const belowDesktop = style(domain({ '@media': { [from.desktop]: { display: 'none' } } }));
export const menuTrigger = style([
  desktopOnly,
  domain({
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: '2.75rem',
    padding: `0 ${vars.space[2]}`,
    borderRadius: vars.radius.control,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontWeight: 600,
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { background: color.surfaceSunken } },
  }),
]);
export const userName = style(domain({ maxWidth: '11.25rem', ...cut }));
export const person = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `0 ${vars.space[3]}`,
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderBottom: `1px solid ${color.line}`,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
  }),
);
export const personWords = style(domain({ minWidth: 0 }));
export const personName = style(domain({ fontWeight: 600, overflowWrap: 'anywhere' }));
export const personEmail = style(domain({ color: color.inkMuted, ...cut }));
export const sheet = style(
  domain({
    position: 'absolute',
    insetInline: 0,
    top: '3.5rem',
    maxHeight: 'calc(100dvh - 3.5rem)',
    overflow: 'auto',
    background: color.surfaceRaised,
    borderBottom: `1px solid ${color.line}`,
    boxShadow: vars.shadow.high,
    '@media': { [from.desktop]: { display: 'none' } },
  }),
);
export const sheetList = style(domain({ display: 'grid', padding: vars.space[2] }));
export const sheetItem = style(
  domain({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: '3rem',
    padding: `0 ${vars.space[3]}`,
    borderRadius: vars.radius.control,
    fontWeight: 500,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.surfaceSunken },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-current]': { fontWeight: 600 },
      '&[aria-current]::before': startBar(
        color.signal,
        `light-dark(${color.onSignal}, transparent)`,
        '0.25rem',
      ),
    },
  }),
);
export const sheetLine = style(
  domain({ height: '1px', margin: `${vars.space[2]} ${vars.space[3]}`, background: color.line }),
);
export const sheetLanguage = style(domain({ padding: `0 ${vars.space[5]} ${vars.space[4]}` }));
/** The slider keeps its thumb clear of the edges. */
export const volume = style(domain({ padding: `${vars.space[2]} ${vars.space[5]} ${vars.space[4]}` }));
const edge = `1px solid ${color.line}`;
export const menuSection = style(
  domain({
    display: 'grid',
    marginBlock: vars.space[1],
    paddingBlock: vars.space[1],
    borderBlock: edge,
    selectors: { '&:only-child': { margin: 0, padding: 0, border: 0 } },
  }),
);
export const menuHeader = style(
  domain({
    padding: `${vars.space[1]} ${vars.space[3]}`,
    fontSize: vars.text[12],
    fontWeight: 600,
    color: color.inkMuted,
  }),
);
