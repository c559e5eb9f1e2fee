import { globalStyle, style } from '@vanilla-extract/css';
import { screen as spinner } from '../../primitives/FullScreenSpinner/FullScreenSpinner.css.ts';
import { skeleton } from '../../primitives/Skeleton/Skeleton.css.ts';
import { below, bottomLane, from, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { cut } from '../../theme/text.ts';
import { box as loading } from '../page/PageLoading.css.ts';

const { color } = vars;
const laneHeight = '2.25rem';

export const line = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    padding: `${vars.space[2]} ${vars.space[4]}`,
    borderBlockStart: `1px solid ${color.line}`,
    background: color.surfaceRaised,
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: color.inkMuted,
    whiteSpace: 'nowrap',
    '@media': {
      // Below a page that is not complete, it would move when the page grows or shrinks.
      [below.desktop]: {
        selectors: {
          // Above it, nothing is left of the window.
          'main:has([data-user-row]) ~ &': { display: 'none' },
          [`main:is(:empty, :has(${skeleton}, ${spinner}, ${loading})) ~ &`]: { display: 'none' },
        },
      },
      [from.tablet]: { padding: `${vars.space[2]} ${vars.space[6]}` },
      print: { display: 'none' },
      [from.desktop]: {
        position: 'fixed',
        zIndex: 30,
        insetInline: 0,
        insetBlockEnd: 0,
        flexWrap: 'nowrap',
        justifyContent: 'flex-end',
        height: laneHeight,
        paddingBlock: 0,
      },
    },
  }),
);
export const badge = style(domain({ height: '1.25rem' }));
export const name = style(domain({ maxWidth: '13.75rem', color: color.ink, fontWeight: 600, ...cut }));
export const email = style(domain({ maxWidth: '16.25rem', ...cut }));
/** A separating line before it, where everything always is in one row. */
export const id = style(
  domain({
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [from.desktop]: { paddingInlineStart: vars.space[3], borderInlineStart: `1px solid ${color.line}` },
    },
  }),
);
/** Only the lane takes space from the window, so only it can be closed. */
export const close = style(
  domain({
    display: 'none',
    placeItems: 'center',
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: vars.radius.control,
    selectors: {
      '&[data-hovered]': { background: color.surfaceSunken, color: color.ink },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}` },
    },
    '@media': { [from.desktop]: { display: 'grid' } },
  }),
);
// Elements at the bottom of the window are placed above the lane, and pages end above it.
globalStyle(`body:has(${line})`, {
  '@media': {
    [from.desktop]: { vars: { [bottomLane]: laneHeight }, paddingBlockEnd: laneHeight },
  },
});
