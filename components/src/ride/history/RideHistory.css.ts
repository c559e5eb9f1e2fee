import { style } from '@vanilla-extract/css';
import { belowBar, inside, pageWidth, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { onTablet } from '../../theme/on-tablet.ts';

/** The layout depends on the width of the container, not of the window. */
export const page = style(
  domain({
    maxWidth: pageWidth,
    padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[6]}`,
    '@container': {
      [inside.tablet]: { padding: `${vars.space[6]} ${vars.space[6]} 4.5rem` },
    },
  }),
);
export const title = style(
  domain({
    fontSize: vars.text[24],
    lineHeight: '2rem',
    fontWeight: 700,
    letterSpacing: '-.022em',
    ...onTablet({ fontSize: vars.text[32], lineHeight: '2.5rem' }),
  }),
);
/** On paper it is followed by the rides. */
export const subtitle = style(
  domain({ color: vars.color.inkMuted, '@media': { print: { marginBottom: vars.space[4] } } }),
);
/** Stays under the bar while the list scrolls. */
export const tools = style(
  domain({
    position: 'sticky',
    top: belowBar,
    zIndex: 10,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    padding: `${vars.space[3]} 0`,
    background: vars.color.surface,
    '@media': { print: { display: 'none' } },
    '@container': {
      [inside.tablet]: { padding: `${vars.space[4]} 0` },
      [inside.desktop]: {
        gridTemplateColumns: '23.75rem minmax(0, 1fr)',
        gap: vars.space[4],
        alignItems: 'center',
      },
    },
  }),
);
export const shrink = style(domain({ minWidth: 0 }));
export const loading = style(domain({ display: 'grid', gap: vars.space[3] }));
