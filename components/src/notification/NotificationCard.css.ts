import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from, inside, vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';
import { startBar } from '../theme/text.ts';

const { color, space } = vars;

export const item = recipe({
  base: domain({
    position: 'relative',
    display: 'grid',
    breakInside: 'avoid',
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
  }),
  variants: {
    look: {
      row: domain({
        gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
        gap: `0 ${space[3]}`,
        padding: `${space[3]} ${space[4]}`,
        selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
        '@media': { [from.tablet]: { paddingInline: space[5] } },
      }),
      card: domain({
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: `0 ${space[3]}`,
        padding: `${space[4]} 0.875rem`,
        border: `1px solid ${color.line}`,
        borderRadius: vars.radius.card,
        background: color.surfaceRaised,
        overflow: 'hidden',
        selectors: { '& + &': { marginTop: space[2] } },
        '@container': {
          [inside.tablet]: { gridTemplateColumns: '2.5rem minmax(0, 1fr) auto', padding: space[4] },
        },
      }),
    },
    // The bar of an unread notification; the word New says the same.
    isUnread: { true: domain({ '::before': startBar(color.signal, color.onSignal, '0.25rem') }) },
  },
  compoundVariants: [
    {
      variants: { look: 'card', isUnread: true },
      style: domain({ borderColor: color.lineStrong, paddingInlineStart: '1.125rem' }),
    },
  ],
});
export const icon = recipe({
  variants: {
    look: {
      row: domain({ gridRow: '1 / span 3' }),
      card: domain({
        display: 'none',
        '@container': {
          [inside.tablet]: {
            display: 'grid',
            gridRow: '1 / span 4',
            placeItems: 'center',
            width: '2.5rem',
            height: '2.5rem',
            borderRadius: vars.radius.pill,
            background: color.surfaceSunken,
          },
        },
      }),
    },
  },
});
export const title = style(
  domain({ fontSize: vars.text[16], lineHeight: '1.5rem', fontWeight: 600, overflowWrap: 'anywhere' }),
);
export const time = style(domain({ lineHeight: '1.5rem', color: color.inkMuted, whiteSpace: 'nowrap' }));
/** Below the title: beside the icon, where there is one. */
const below = { gridColumn: '-3 / -1' } as const;
export const labels = style(
  domain({
    ...below,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]} ${space[2]}`,
    paddingBlock: space[1],
  }),
);
export const label = style(domain({ height: '1.25rem' }));
export const sender = style(domain({ color: color.inkMuted, overflowWrap: 'anywhere' }));
export const message = style(
  domain({ ...below, textWrap: 'pretty', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }),
);
export const actions = style(
  domain({
    ...below,
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    paddingBlockStart: space[2],
  }),
);
