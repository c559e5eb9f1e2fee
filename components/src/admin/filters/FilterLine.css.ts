import { globalStyle, style } from '@vanilla-extract/css';
import { action, box, input } from '../../primitives/Field/Field.css.ts';
import { value } from '../../primitives/Select/Select.css.ts';
import { inside, pageGutter, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { hidden, touch } from '../../theme/text.ts';

/** The heading, the controls and the count of a list. On desktops, what does not fit stands below. */
export const line = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    minWidth: 0,
    position: 'relative',
    marginBottom: vars.space[2],
    '@container': {
      [inside.tablet]: { flexWrap: 'nowrap' },
      [inside.wide]: { flexWrap: 'wrap', margin: 0, padding: `0.625rem ${vars.space[4]}` },
    },
  }),
);
/** How far the controls fade at the end of their line, which shows that there are more. */
const fade = vars.space[6];
const shown = `${vars.color.ink} calc(100% - ${fade}), transparent`;
const gutter = `var(${pageGutter}, 0px)`;
const unfaded = { maskImage: 'none !important' };
/** The controls in one line, which scrolls sideways to both edges of a phone. Those of desktops need no line of their own. */
export const controls = style(
  domain({
    // The hidden inputs of radios are placed in it; without this they would widen the page.
    position: 'relative',
    display: 'flex',
    flex: '1 1 100%',
    alignItems: 'center',
    gap: vars.space[2],
    minWidth: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: `calc(-1 * ${gutter})`,
    // Room for the focus rings, and at the end for the fade.
    paddingBlock: vars.space[1],
    paddingInline: `max(${gutter}, ${vars.space[1]}) ${fade}`,
    // A control with the focus is clear of the fade.
    scrollPaddingInline: vars.space[8],
    maskImage: `linear-gradient(90deg, ${shown})`,
    selectors: { '[dir=rtl] &': { maskImage: `linear-gradient(270deg, ${shown})` } },
    '@media': { '(forced-colors: active)': unfaded, print: unfaded },
    '@container': {
      [inside.tablet]: { flexBasis: 0, marginInlineEnd: 0 },
      [inside.wide]: { display: 'contents' },
      [inside.largeText]: { flexWrap: 'wrap', ...unfaded },
    },
  }),
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
    // The next control is seen beside it.
    flex: '1 0 min(16rem, 75%)',
    maxWidth: '22rem',
    '@media': { print: { display: 'none' } },
    '@container': {
      // Its words stay readable beside the magnifier and the button that empties it.
      [inside.wide]: { flexBasis: '9rem' },
      [inside.largeText]: { flexBasis: '100%' },
    },
  }),
);
export const filter = style(domain({ flex: 'none', maxWidth: '100%' }));
/** A choice whose words need more than one line where the text is large. */
export const wrapping = style([filter]);
globalStyle(`${wrapping} .${value}`, domain({ whiteSpace: 'normal' }));
/** Only on paper. */
export const printed = style(
  domain({ display: 'none', '@media': { print: { display: 'block', fontSize: vars.text[12] } } }),
);
/** Buttons side by side. */
export const tools = style(
  domain({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: vars.space[2],
    '@container': { [inside.wide]: { order: 1 } },
  }),
);
/** At the end of the line. */
export const end = style(
  domain({ flex: 'none', marginInlineStart: 'auto', paddingInlineStart: vars.space[2] }),
);
/** How many rows are found: at the end of the line, and below the controls of a phone. As high before it is known. */
export const found = style(
  domain({
    flex: '1 1 100%',
    minHeight: '1rem',
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: vars.color.inkMuted,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '@container': {
      [inside.tablet]: { flex: 'none', marginInlineStart: 'auto', paddingInlineStart: vars.space[2] },
    },
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
