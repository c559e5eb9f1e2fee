import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

/** The height that a control covers below the pill. */
export const covered = '--mobility-covered';

export const pill = style(
  domain({
    position: 'absolute',
    zIndex: 2,
    // Below the stack of toasts, which ends 20 px under the bar.
    top: '1.5rem',
    insetInline: 0,
    width: 'fit-content',
    maxWidth: `calc(100% - 2 * ${vars.space[4]})`,
    marginInline: 'auto',
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: `0 ${vars.space[2]}`,
    minHeight: '3rem',
    padding: `${vars.space[1]} ${vars.space[5]}`,
    borderRadius: vars.radius.pill,
    background: vars.color.surfaceRaised,
    boxShadow: vars.shadow.high,
    border: `1px solid ${vars.color.line}`,
    color: vars.color.ink,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    // Above the control at the lower edge, where no toast covers it.
    '@container': {
      [inside.tablet]: { top: 'auto', bottom: `calc(var(${covered}, 6rem) + 0.75rem)`, minHeight: '3.25rem' },
    },
    selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
  }),
);
/** As wide as the placeholder, so that the pill keeps its width when the amount arrives. */
export const amount = style(
  domain({
    display: 'flex',
    justifyContent: 'center',
    minWidth: '5rem',
    fontSize: vars.text[20],
    lineHeight: '1.75rem',
    fontWeight: 700,
    letterSpacing: '-.02em',
  }),
);
export const muted = style(domain({ color: vars.color.inkMuted }));
/** As wide as the text of ten rides, before and after the number arrives. */
export const rides = style(
  domain({
    paddingInlineStart: vars.space[3],
    borderInlineStart: `1px solid ${vars.color.line}`,
    textAlign: 'center',
    '::after': { content: 'attr(data-widest)', display: 'block', height: 0, visibility: 'hidden' },
    '@container': { [inside.largeText]: { paddingInlineStart: 0, borderInlineStart: 0 } },
  }),
);
