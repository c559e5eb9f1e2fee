import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { onTablet } from '../../theme/on-tablet.ts';

/** At the end of the line the chips fade, which shows that there are more. */
const shown = '#000 calc(100% - 2.5rem), transparent';

export const chips = style(
  domain({
    // The radios' hidden inputs are placed in it; without this they would widen the page.
    position: 'relative',
    display: 'flex',
    gap: vars.space[2],
    overflowX: 'auto',
    margin: `0 calc(-1 * ${vars.space[4]})`,
    padding: `2px ${vars.space[4]}`,
    // Keeps the chosen chip clear of the fade.
    scrollPaddingInline: vars.space[12],
    scrollbarWidth: 'none',
    maskImage: `linear-gradient(90deg, ${shown})`,
    selectors: { '[dir=rtl] &': { maskImage: `linear-gradient(270deg, ${shown})` } },
    ...onTablet({ flexWrap: 'wrap', margin: 0, padding: 2, maskImage: 'none !important' }),
  }),
);
export const chip = style(
  domain({
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    gap: '0.375rem',
    minHeight: '2.75rem',
    padding: '0 0.875rem',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.pill,
    background: vars.color.surfaceRaised,
    fontSize: vars.text[14],
    fontWeight: 500,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { borderColor: vars.color.lineStrong },
      '&[data-selected]': {
        background: vars.color.ink,
        color: vars.color.surface,
        borderColor: vars.color.ink,
        fontWeight: 600,
      },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    },
    ...onTablet({ minHeight: '2.5rem', padding: `0 ${vars.space[3]}` }),
  }),
);
export const count = style(
  domain({
    // The chips stay in place when the counts arrive.
    minWidth: '2ch',
    fontSize: vars.text[12],
    textAlign: 'center',
    opacity: 0.8,
    fontVariantNumeric: 'tabular-nums',
  }),
);
