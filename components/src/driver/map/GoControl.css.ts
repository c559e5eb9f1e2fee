import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

const { color } = vars;

/** Going offline is never the loudest thing: it is raised, going online is filled. */
export const control = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    width: '100%',
    minHeight: '4rem',
    paddingBlock: vars.space[2],
    paddingInline: `0.5625rem ${vars.space[6]}`,
    border: `2px solid ${color.ink}`,
    borderRadius: '2.25rem',
    background: color.primary,
    borderColor: color.primary,
    color: color.onPrimary,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-online]': { background: color.surfaceRaised, borderColor: color.ink, color: color.ink },
      '&[data-hovered]': { boxShadow: vars.shadow.high },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
      '&[data-pending]': { cursor: 'progress' },
      '&[data-disabled]': {
        background: color.surfaceSunken,
        borderColor: color.lineStrong,
        color: color.inkMuted,
        cursor: 'default',
      },
    },
    '@container': {
      [inside.tablet]: {
        width: '22.5rem',
        maxWidth: '100%',
        minHeight: '4.5rem',
        boxShadow: vars.shadow.high,
      },
    },
  }),
);
export const disc = style(
  domain({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '2.875rem',
    height: '2.875rem',
    border: `2px solid ${color.onSignal}`,
    borderRadius: vars.radius.pill,
    background: color.signal,
    color: color.onSignal,
    selectors: {
      [`${control}[data-online] &, ${control}[data-disabled] &`]: {
        background: color.surfaceSunken,
        borderColor: 'currentColor',
        color: 'inherit',
      },
    },
    '@container': { [inside.tablet]: { width: '3.25rem', height: '3.25rem' } },
  }),
);
export const words = style(domain({ display: 'grid', minWidth: 0 }));
export const title = style(
  domain({ fontSize: vars.text[20], lineHeight: '1.625rem', fontWeight: 700, letterSpacing: '-.02em' }),
);
export const hint = style(domain({ fontSize: vars.text[14], lineHeight: '1.25rem', opacity: 0.85 }));
