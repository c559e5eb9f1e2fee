import { style, styleVariants } from '@vanilla-extract/css';
import { inside, vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';
import { hidden } from '../theme/text.ts';

/** The vehicle has a line of its own. On tablets and wider it stands below the status, beside the buttons. */
export const header = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[2]}`,
    padding: `${vars.space[3]} 0`,
    '@container': {
      [inside.tablet]: {
        display: 'grid',
        // At the far end toasts would cover the buttons.
        gridTemplate: '"state actions" "vehicle actions" "note note" / auto minmax(max-content, 1fr)',
        columnGap: vars.space[6],
        rowGap: 0,
        padding: `${vars.space[4]} 0`,
      },
    },
  }),
);
export const state = style(
  domain({
    gridArea: 'state',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    flex: 1,
    minWidth: 'max-content',
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
    // After the buttons, which are in line with the status.
    order: 1,
    flexBasis: '100%',
    gridArea: 'vehicle',
    // A margin: in a padding the dot of the first part in a line would show.
    '@container': { [inside.tablet]: { marginInlineStart: '2rem' } },
  }),
);
/** What going offline does to the ride, in a line of its own below the buttons. */
export const note = style(
  domain({
    order: 2,
    flexBasis: '100%',
    gridArea: 'note',
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    color: vars.color.inkMuted,
  }),
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
export const actions = style(domain({ gridArea: 'actions', display: 'flex', gap: vars.space[2] }));
const icon = { width: '2.75rem', padding: 0, gap: 0 } as const;
/** Where only the icon has room, the word stays for screen readers. Beside a ride there are three buttons. */
export const button = styleVariants({
  locate: domain({ position: 'relative', '@container': { [inside.narrowPhone]: icon } }),
  other: domain({ position: 'relative', '@container': { [inside.belowTablet]: icon } }),
});
export const word = styleVariants({
  locate: domain({ '@container': { [inside.narrowPhone]: hidden } }),
  other: domain({ '@container': { [inside.belowTablet]: hidden } }),
});
/** On phones only the words. */
export const powerIcon = style(domain({ '@container': { [inside.belowTablet]: { display: 'none' } } }));
export const power = style(domain({ '@container': { [inside.belowTablet]: { gap: 0 } } }));
