import { globalStyle, style } from '@vanilla-extract/css';
import { action, box, input } from '../../primitives/Field/Field.css.ts';
import { value } from '../../primitives/Select/Select.css.ts';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { hidden, touch } from '../../theme/text.ts';

/** One line of filters. On tablets it scrolls sideways; on phones and desktops, what does not fit stands below. */
export const line = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    minWidth: 0,
    position: 'relative',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginBottom: vars.space[2],
    // Room for the focus rings.
    padding: vars.space[1],
    '@container': {
      [inside.tablet]: { flexWrap: 'nowrap' },
      [inside.wide]: { flexWrap: 'wrap', margin: 0, padding: `0.625rem ${vars.space[4]}` },
    },
  }),
);
/** Of few controls, which stand below one another where they do not fit. */
export const wrapping = style(
  domain({ overflowX: 'visible', '@container': { [inside.tablet]: { flexWrap: 'wrap' } } }),
);
export const title = style(
  domain({
    flex: 'none',
    marginInlineEnd: vars.space[1],
    fontSize: vars.text[16],
    lineHeight: '1.5rem',
    fontWeight: 600,
    letterSpacing: '-.01em',
    whiteSpace: 'nowrap',
    '@media': { screen: { '@container': { [inside.belowWide]: hidden } } },
  }),
);
/** The filters need all the room. */
export const unseenTitle = style(domain({ '@media': { screen: hidden } }));
/** Where the line has many filters, the search needs the room first. */
export const secondTitle = style(
  domain({ '@media': { screen: { '@container': { [inside.belowWide]: hidden } } } }),
);
export const search = style(
  domain({
    flex: '1 0 100%',
    '@media': { print: { display: 'none' } },
    // Its words stay readable beside the magnifier and the button that empties it.
    '@container': {
      [inside.tablet]: { flexBasis: '16rem', maxWidth: '22rem' },
      [inside.wide]: { flexBasis: '9rem' },
    },
  }),
);
export const filter = style(domain({ flex: 'none', maxWidth: '100%' }));
globalStyle(`${wrapping} > ${filter}`, domain({ maxWidth: '100%' }));
globalStyle(`${wrapping} .${value}`, domain({ whiteSpace: 'normal' }));
/** Only on paper. */
export const printed = style(
  domain({ display: 'none', '@media': { print: { display: 'block', fontSize: vars.text[12] } } }),
);
/** Buttons side by side. */
export const tools = style(domain({ display: 'flex', alignItems: 'center', gap: vars.space[2] }));
/** At the end of the line. */
export const end = style(
  domain({
    flex: 'none',
    marginInlineStart: 'auto',
    paddingInlineStart: vars.space[2],
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: vars.color.inkMuted,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
);
/** Below the count, in lines of its own. */
export const cut = style(domain({ display: 'block', maxWidth: '22rem', whiteSpace: 'normal' }));

// As high as the rows below, except on touch screens.
globalStyle(
  `${line} .${box}`,
  domain({
    '@container': {
      [inside.wide]: { minHeight: '2.25rem', '@media': { [touch]: { minHeight: '2.75rem' } } },
    },
  }),
);
globalStyle(
  `${line} :is(.${box}, .${input})`,
  domain({ '@container': { [inside.wide]: { fontSize: vars.text[14] } } }),
);
globalStyle(`${line} .${input}`, domain({ '@container': { [inside.wide]: { height: '2rem' } } }));
// The button that empties the search stays within the height of the field.
globalStyle(
  `${line} .${action}`,
  domain({
    '@container': {
      [inside.wide]: { minHeight: '2rem', '@media': { [touch]: { minHeight: '2.5rem' } } },
    },
  }),
);
