import { style } from '@vanilla-extract/css';
import { inside, vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';
import { hidden } from '../theme/text.ts';

export const header = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    padding: `${vars.space[3]} 0`,
    '@container': { [inside.tablet]: { gap: vars.space[3], padding: `${vars.space[4]} 0` } },
  }),
);
/** On tablets and wider, the buttons are beside it: at the far end toasts would cover them. */
export const state = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    flex: 1,
    minWidth: '6.25rem',
    '@container': { [inside.tablet]: { flex: '0 1 auto', marginInlineEnd: vars.space[3] } },
  }),
);
/** The signal colour marks a driver on duty. */
export const dot = style(
  domain({
    flex: 'none',
    width: '0.75rem',
    height: '0.75rem',
    margin: vars.space[1],
    borderRadius: vars.radius.pill,
    border: `2px solid ${vars.color.inkMuted}`,
    selectors: {
      '&[data-online]': {
        background: vars.color.signal,
        border: `1.5px solid ${vars.color.onSignal}`,
        boxShadow: `0 0 0 0.3125rem color-mix(in oklab, ${vars.color.signal} 40%, transparent)`,
      },
    },
  }),
);
export const title = style(
  domain({
    fontSize: vars.text[20],
    lineHeight: '1.5rem',
    fontWeight: 700,
    letterSpacing: '-.02em',
    '@container': { [inside.tablet]: { fontSize: vars.text[24], lineHeight: '2rem' } },
  }),
);
export const vehicle = style(
  domain({
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    color: vars.color.inkMuted,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    minHeight: '1.25rem',
  }),
);
/** What going offline does to the ride, in a line of its own below the buttons. */
export const note = style(
  domain({ flexBasis: '100%', fontSize: vars.text[14], lineHeight: '1.25rem', color: vars.color.inkMuted }),
);
/** A dot before each part. That of the first part in a line is outside of the box, which cuts it off. */
export const parts = style(domain({ display: 'flex', flexWrap: 'wrap', marginInlineStart: '-0.75rem' }));
export const part = style(
  domain({
    position: 'relative',
    minWidth: 0,
    paddingInlineStart: '0.75rem',
    '::before': { content: '"·" / ""', position: 'absolute', insetInlineStart: '0.25rem' },
  }),
);
export const actions = style(domain({ display: 'flex', gap: vars.space[2] }));
/** On phones only the icons, so that they fit beside the status. */
export const buttonText = style(domain({ '@container': { [inside.belowTablet]: hidden } }));
export const iconButton = style(
  domain({
    position: 'relative',
    '@container': { [inside.belowTablet]: { width: '2.75rem', padding: 0, gap: 0 } },
  }),
);
/** On phones only the words. */
export const powerIcon = style(domain({ '@container': { [inside.belowTablet]: { display: 'none' } } }));
export const power = style(domain({ '@container': { [inside.belowTablet]: { gap: 0 } } }));
