import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { domain } from '../../../theme/layered.ts';

const { color } = vars;

/** A mark, the name above the time, and the amount. The whole row is a link to what it is about. */
export const row = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `2px ${vars.space[3]}`,
    minHeight: '2.75rem',
    padding: `${vars.space[1]} 0`,
    borderTop: `1px solid ${color.line}`,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    color: color.ink,
    textDecoration: 'none',
    selectors: {
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
  }),
);
/** The mark before a text of several lines stands beside the first. */
export const tall = style(
  domain({ alignItems: 'start', rowGap: vars.space[1], padding: `${vars.space[2]} 0` }),
);
export const route = style(domain({ gridColumn: '1 / -1', minWidth: 0, fontSize: vars.text[12] }));
export const text = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);
/** What the link leads to. */
export const name = style(
  domain({ color: color.link, selectors: { '[data-hovered] &': { textDecoration: 'underline' } } }),
);
/** One line of a text that a person wrote. */
export const start = style([
  name,
  domain({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
]);
export const mono = style(domain({ fontFamily: vars.font.mono, fontSize: vars.text[12] }));
export const time = style(
  domain({
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: color.inkMuted,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const amount = style(
  domain({ minWidth: '4.5rem', fontWeight: 600, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }),
);
/** Two controls at the end of the line of a title. */
export const ends = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    marginInlineStart: 'auto',
    gap: `${vars.space[1]} ${vars.space[3]}`,
  }),
);
/** Below the text: a sentence in the language of the server, or who acted. */
export const stored = style(
  domain({ display: 'block', fontSize: vars.text[12], lineHeight: '1rem', color: color.inkMuted }),
);
