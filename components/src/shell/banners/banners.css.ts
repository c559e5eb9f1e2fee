import { globalStyle, style } from '@vanilla-extract/css';
import { from, lostRow, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { touch } from '../../theme/text.ts';

globalStyle('body:has([data-lost])', domain({ vars: { [lostRow]: '3.75rem' } }));
/**
 * A row of its own, so that it covers no control: below the bar, or at the top of a screen that hides the bar. It stays
 * while the page scrolls.
 */
export const place = style(
  domain({
    position: 'sticky',
    top: '3.5rem',
    // Below the bar and its menus.
    zIndex: 19,
    display: 'flow-root',
    background: vars.color.surface,
    selectors: { 'body:has([data-whole-window]) &': { top: 0 } },
    '@media': { print: { display: 'none' } },
  }),
);

export const offline = style(
  domain({
    // Dark in both schemes, since it concerns the whole window.
    colorScheme: 'dark',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: '3.25rem',
    marginBlock: vars.space[1],
    marginInline: vars.space[2],
    paddingBlock: '2px',
    paddingInline: `${vars.space[2]} ${vars.space[1]}`,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surfaceRaised,
    color: vars.color.ink,
    fontSize: vars.text[12],
    lineHeight: '1rem',
    '@media': {
      [from.tablet]: {
        width: 'fit-content',
        maxWidth: '40rem',
        minHeight: '2.75rem',
        marginBlock: vars.space[2],
        marginInline: 'auto',
        paddingBlock: vars.space[1],
        paddingInline: `${vars.space[4]} ${vars.space[2]}`,
        fontSize: vars.text[14],
        lineHeight: '1.25rem',
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
