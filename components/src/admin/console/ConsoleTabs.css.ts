import { style } from '@vanilla-extract/css';
import { belowBar, inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

/** The height of the line of the console that stays above the tabs while its figures grow old. */
export const oldLine = '--mobility-old-line';

/** Below the navigation while the page scrolls. On wide screens the tabs share the line. */
export const tabs = style(
  domain({
    position: 'sticky',
    top: `calc(${belowBar} + var(${oldLine}, 0px))`,
    zIndex: 6,
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginBottom: vars.space[4],
    borderBottom: `1px solid ${vars.color.line}`,
    background: vars.color.surface,
    '@media': { print: { display: 'none' } },
    // To both edges of a narrow screen, and on wide ones aligned with the content.
    marginInline: `calc(-1 * ${vars.space[4]})`,
    paddingInline: vars.space[1],
    '@container': {
      [inside.tablet]: { paddingInline: 0, marginInline: `calc(-1 * ${vars.space[3]})` },
      [inside.desktop]: { justifyContent: 'space-between' },
    },
  }),
);
export const count = style(
  domain({
    padding: `0 ${vars.space[2]}`,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.pill,
    fontSize: vars.text[12],
    lineHeight: '1.125rem',
    fontWeight: 600,
    color: vars.color.ink,
  }),
);
/** The current one has a yellow line with an ink edge. */
export const tab = style(
  domain({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: '2.75rem',
    padding: `0 ${vars.space[3]}`,
    fontSize: vars.text[14],
    fontWeight: 500,
    color: vars.color.inkMuted,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-hovered]': { color: vars.color.ink },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
      '&[aria-current]': { fontWeight: 600, color: vars.color.ink },
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetInline: '0.75rem',
        insetBlockEnd: 0,
        height: '0.1875rem',
        background: vars.color.signal,
        boxShadow: `0 0 0 1px light-dark(${vars.color.onSignal}, transparent)`,
        forcedColorAdjust: 'none',
      },
    },
  }),
);
