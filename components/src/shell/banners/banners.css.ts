import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, lostRow, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { touch } from '../../theme/text.ts';

// On wide screens, where buttons, the state of the connection or a line that tells how old the page is stand below the
// bar, a lost connection has a row of its own above them, which stays while the page scrolls.
const withRow = 'body:has([data-status-line], [data-status-head])';

globalStyle(
  `${withRow}:has([data-lost])`,
  domain({ '@media': { [from.desktop]: { vars: { [lostRow]: '3.75rem' } } } }),
);
export const place = style(
  domain({
    '@media': {
      [from.desktop]: {
        selectors: {
          [`${withRow} &`]: {
            position: 'sticky',
            top: '3.5rem',
            // Below the bar and its menus.
            zIndex: 19,
            display: 'flow-root',
            background: vars.color.surface,
          },
        },
      },
    },
  }),
);

export const offline = style(
  domain({
    // Dark in both schemes, since it concerns the whole window.
    colorScheme: 'dark',
    // Above the page, so that nothing moves, and below the toasts.
    position: 'fixed',
    zIndex: 25,
    insetBlockStart: '2px',
    insetInline: '0.25rem 6.75rem',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: '3.25rem',
    paddingBlock: '2px',
    paddingInline: `${vars.space[2]} ${vars.space[1]}`,
    // In the dark it lies on a bar of its own colour.
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surfaceRaised,
    color: vars.color.ink,
    fontSize: vars.text[12],
    lineHeight: '1rem',
    boxShadow: vars.shadow.high,
    '@media': {
      [below.smallPhone]: { insetInline: '0.25rem' },
      [from.tablet]: {
        // In the middle of the bar, whose links are in the menu.
        insetBlockStart: '0.375rem',
        insetInline: '10.5rem 6.75rem',
        width: 'fit-content',
        maxWidth: '30rem',
        marginInline: 'auto',
        minHeight: '2.75rem',
        paddingBlock: vars.space[1],
        paddingInline: `${vars.space[4]} ${vars.space[2]}`,
        fontSize: vars.text[14],
        lineHeight: '1.25rem',
      },
      // Beside the title of the page and its buttons at the end of the line.
      [from.desktop]: {
        insetBlockStart: '4rem',
        insetInline: 0,
        selectors: {
          [`${withRow} &`]: {
            position: 'static',
            maxWidth: '40rem',
            marginBlock: vars.space[2],
          },
        },
      },
    },
  }),
);
export const offlineIcon = style(domain({ flex: 'none', color: vars.color.signal }));
export const offlineText = style(domain({ flex: 1, minWidth: 0, paddingInlineEnd: vars.space[1] }));
export const reconnect = style(
  domain({
    flex: 'none',
    padding: `0 ${vars.space[2]}`,
    '@media': { [from.tablet]: { padding: `0 ${vars.space[3]}` }, [touch]: { minHeight: '2.75rem' } },
  }),
);
export const build = style(
  domain({
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
