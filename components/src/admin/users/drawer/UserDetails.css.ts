import { style } from '@vanilla-extract/css';
import { from, vars } from '../../../theme/contract.css.ts';
import { domain } from '../../../theme/layered.ts';

const { color } = vars;
const gutter = {
  paddingInline: vars.space[4],
  '@media': { [from.tablet]: { paddingInline: vars.space[5] } },
};

export const head = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: `${vars.space[3]} ${vars.space[2]}`,
    ...gutter,
  }),
);
export const name = style(
  domain({
    fontSize: vars.text[16],
    lineHeight: '1.375rem',
    fontWeight: 600,
    overflowWrap: 'anywhere',
    outline: 'none',
  }),
);
export const facts = style(
  domain({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `2px ${vars.space[3]}` }),
);
export const small = style(domain({ fontSize: vars.text[12], lineHeight: '1rem', color: color.inkMuted }));
export const sections = style(
  domain({
    display: 'flex',
    flex: 'none',
    position: 'relative',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollPaddingInline: vars.space[8],
    gap: vars.space[5],
    borderBottom: `1px solid ${color.line}`,
    ...gutter,
  }),
);
/** The section in view has a yellow line with an ink edge. */
export const toSection = style(
  domain({
    position: 'relative',
    flex: 'none',
    minHeight: '2.25rem',
    fontSize: vars.text[14],
    fontWeight: 500,
    color: color.inkMuted,
    cursor: 'pointer',
    '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
    selectors: {
      '&[data-hovered]': { color: color.ink },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
      '&[aria-current]': { fontWeight: 600, color: color.ink },
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        height: '0.1875rem',
        background: color.signal,
        boxShadow: `0 0 0 1px light-dark(${color.onSignal}, transparent)`,
        forcedColorAdjust: 'none',
      },
    },
  }),
);
export const scroll = style(
  domain({
    flex: 1,
    minHeight: 0,
    position: 'relative',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBottom: vars.space[8],
    '@media': { print: { paddingBottom: 0 } },
  }),
);
export const section = style(
  domain({
    display: 'grid',
    gap: vars.space[2],
    paddingBlock: vars.space[4],
    ...gutter,
    selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  }),
);
/** Waits for a decision. */
export const waiting = style(domain({ background: color.cautionSoft }));
/** Stands out from the ground of what waits. */
export const badge = style(domain({ background: color.surfaceRaised }));
export const sectionHead = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    minHeight: '2rem',
  }),
);
export const sectionTitle = style(
  domain({
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[2],
    fontSize: vars.text[14],
    lineHeight: '1.5rem',
    fontWeight: 600,
  }),
);
export const all = style(
  domain({ fontSize: vars.text[14], color: color.link, '@media': { print: { display: 'none' } } }),
);
export const list = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
    gap: `${vars.space[3]} ${vars.space[4]}`,
  }),
);
export const line = style(domain({ gridColumn: '1 / -1' }));
export const value = style(
  domain({ fontSize: vars.text[14], lineHeight: '1.25rem', overflowWrap: 'anywhere' }),
);
export const plate = style(domain({ fontWeight: 700, letterSpacing: '.04em' }));
export const buttons = style(
  domain({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], paddingTop: vars.space[2] }),
);
/** Two answers side by side; the second one is the more likely. */
export const answers = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, 2fr)',
    gap: vars.space[2],
    paddingTop: vars.space[2],
  }),
);
export const reason = style(
  domain({
    paddingTop: vars.space[2],
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    overflowWrap: 'anywhere',
  }),
);
export const message = style(domain({ padding: vars.space[5] }));
