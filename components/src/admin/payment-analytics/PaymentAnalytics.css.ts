import { globalStyle, style } from '@vanilla-extract/css';
import { box } from '../../primitives/Field/Field.css.ts';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { touch } from '../../theme/text.ts';

const { color } = vars;

export const head = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    paddingTop: vars.space[3],
    '@container': { [inside.largeText]: { flexWrap: 'wrap' } },
  }),
);
// As high as the filters of the other tabs, except on touch screens.
globalStyle(
  `${head} .${box}`,
  domain({
    '@container': {
      [inside.desktop]: {
        minHeight: '2.25rem',
        fontSize: vars.text[14],
        '@media': { [touch]: { minHeight: '2.75rem' } },
      },
    },
  }),
);
export const title = style(
  domain({ fontSize: vars.text[16], lineHeight: '1.5rem', fontWeight: 600, letterSpacing: '-.01em' }),
);
/** Beside the title, and below it on phones, where the choice of the range needs the room. */
export const period = style(
  domain({
    fontSize: vars.text[12],
    fontWeight: 400,
    color: color.inkMuted,
    '@container': {
      [inside.belowTablet]: { display: 'block', lineHeight: '1rem' },
      [inside.tablet]: { marginInlineStart: vars.space[3] },
    },
  }),
);
/** The days, and beside them the methods and the disputes. On paper the days are below. */
export const columns = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    alignItems: 'start',
    '@container': {
      [inside.desktop]: {
        '@media': { screen: { gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 32%)' } },
      },
    },
  }),
);
export const side = style(
  domain({
    display: 'grid',
    gap: vars.space[3],
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': {
      [inside.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [inside.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        // Side by side above the chart, where a sheet that has no room for the chart still has room for them.
        '@media': {
          print: {
            order: -1,
            gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))',
            alignItems: 'start',
          },
        },
      },
    },
  }),
);
// A part that fits on a sheet is not broken.
globalStyle(`:is(${columns}, ${side}) > :not(${side})`, domain({ breakInside: 'avoid' }));
// Of three parts in two columns, the longest is beside the other two.
globalStyle(
  `${side} > :nth-child(2):nth-last-child(2)`,
  domain({
    '@container': { [inside.tablet]: { gridRow: 'span 2' }, [inside.desktop]: { gridRow: 'auto' } },
  }),
);
export const sentence = style(
  domain({ paddingBottom: vars.space[3], fontSize: vars.text[14], color: color.inkMuted }),
);
export const muted = style(domain({ fontSize: vars.text[14], color: color.inkMuted }));
export const small = style(
  domain({
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
const growth = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.125rem',
  verticalAlign: 'top',
  fontWeight: 600,
} as const;
export const better = style(domain({ ...growth, color: color.positive }));
export const worse = style(domain({ ...growth, color: color.critical }));

export const methods = style(domain({ display: 'grid', gap: vars.space[4] }));
export const method = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[2]}`,
  }),
);
export const methodName = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    fontSize: vars.text[14],
    fontWeight: 600,
  }),
);
export const share = style(
  domain({
    fontSize: vars.text[14],
    fontWeight: 600,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const bar = style(domain({ gridColumn: '1 / -1' }));
export const rate = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${vars.space[2]}`,
    paddingBottom: vars.space[2],
  }),
);
export const rateValue = style(
  domain({
    fontSize: vars.text[24],
    fontWeight: 700,
    letterSpacing: '-.02em',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const counts = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: vars.space[2],
    paddingBlock: vars.space[3],
    '@container': { [inside.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const count = style(
  domain({ fontSize: vars.text[16], fontWeight: 600, fontVariantNumeric: 'tabular-nums' }),
);
export const tools = style(domain({ display: 'flex', alignItems: 'center', gap: vars.space[2] }));
export const lines = style(domain({ display: 'grid', gap: vars.space[2], fontSize: vars.text[14] }));
/** A name and its amount, which has a line of its own where the text is large. */
export const line = style(
  domain({
    display: 'flex',
    justifyContent: 'space-between',
    gap: `0 ${vars.space[3]}`,
    '@container': { [inside.largeText]: { flexWrap: 'wrap' } },
  }),
);
/** Above the change, so that neither breaks beside the figure. */
export const paidOnly = style(domain({ display: 'block' }));
