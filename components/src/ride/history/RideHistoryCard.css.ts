import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { edged } from '../../theme/forced-colors.ts';
import { domain } from '../../theme/layered.ts';
import { onTablet } from '../../theme/on-tablet.ts';

export const card = style(
  domain({
    position: 'relative',
    overflow: 'hidden',
    display: 'grid',
    gap: vars.space[3],
    padding: vars.space[4],
    background: vars.color.surfaceRaised,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    breakInside: 'avoid',
    ...onTablet({
      gridTemplateColumns: 'minmax(0, 1fr) 13.75rem',
      gap: `${vars.space[3]} ${vars.space[8]}`,
      paddingBlock: vars.space[5],
      paddingInline: `${vars.space[6]} ${vars.space[5]}`,
    }),
  }),
);
/** A ride in progress, marked with a bar in the signal colour. */
export const live = style(
  domain({
    paddingInlineStart: vars.space[5],
    ...onTablet({ paddingInlineStart: vars.space[6] }),
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInline: '0 auto',
      width: '0.375rem',
      background: vars.color.signal,
      borderInlineEnd: `1px solid ${vars.color.onSignal}`,
    },
  }),
);
export const main = style(
  domain({ display: 'grid', gap: vars.space[3], alignContent: 'start', minWidth: 0 }),
);
export const top = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[2]}`,
  }),
);
/** How the ride ended. */
export const ended = style(domain({ fontSize: vars.text[14], lineHeight: '1.25rem' }));
export const date = style(
  domain({
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const id = style(
  domain({
    marginInlineStart: 'auto',
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const meta = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0.375rem ${vars.space[4]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    color: vars.color.inkMuted,
  }),
);
export const fact = style(
  domain({ display: 'inline-flex', alignItems: 'center', gap: '0.375rem', minWidth: 0 }),
);
export const rated = style(
  domain({ color: vars.color.ink, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }),
);
export const requirements = style(
  domain({
    display: 'flex',
    gap: vars.space[2],
    margin: 0,
    padding: `${vars.space[2]} ${vars.space[3]}`,
    borderRadius: vars.radius.control,
    background: vars.color.surfaceSunken,
    '@media': edged,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    overflowWrap: 'anywhere',
  }),
);
export const requirementsIcon = style(domain({ marginTop: 2 }));
export const side = style(
  domain({
    display: 'grid',
    gap: vars.space[3],
    ...onTablet({
      alignContent: 'space-between',
      borderInlineStart: `1px solid ${vars.color.line}`,
      paddingInlineStart: vars.space[6],
    }),
  }),
);
export const sum = style(
  domain({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[3],
    paddingTop: vars.space[3],
    borderTop: `1px solid ${vars.color.line}`,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
    ...onTablet({
      display: 'grid',
      gap: 0,
      justifyContent: 'end',
      justifyItems: 'end',
      paddingTop: 0,
      borderTop: 0,
    }),
  }),
);
export const fare = style(
  domain({
    fontSize: vars.text[20],
    lineHeight: '1.5rem',
    fontWeight: 700,
    letterSpacing: '-.01em',
    color: vars.color.ink,
    ...onTablet({ fontSize: vars.text[24], lineHeight: '2rem' }),
  }),
);
export const struck = style(domain({ color: vars.color.inkMuted, textDecoration: 'line-through' }));
export const buttons = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[2],
    whiteSpace: 'nowrap',
    ...onTablet({
      display: 'grid',
      gridTemplateColumns: 'repeat(2, auto)',
      selectors: { '&:has(> :only-child)': { gridTemplateColumns: 'auto', justifyContent: 'end' } },
    }),
  }),
);
/** On phones the buttons share a line, and one with a long word moves to the next. */
globalStyle(`${buttons} > *`, domain({ flex: '1 1 auto' }));
/** As wide as the two buttons below it. */
export const wide = style(domain({ ...onTablet({ gridColumn: '1 / -1' }), display: 'grid' }));
