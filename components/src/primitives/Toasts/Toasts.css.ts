import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, from, vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';
import { motionOk } from '../../theme/text.ts';

const { color } = vars;
const onPhones = below.tablet;
/** There a toast covers the bar, and the toasts behind it lie under it. */
const overBar = below.desktop;
/** A phone whose text is twice as large as usual. */
const largeText = below.phone;
/** The page of the console: tabs lie below the bar, and lines of dialogs where toasts would hang from it. */
const inConsole = 'body:has([data-status-line])';
const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem)' } });

export const region = recipe({
  base: primitive({ position: 'fixed', zIndex: 70, '@media': { print: { display: 'none' } } }),
  variants: {
    placement: {
      'bottom-right': primitive({
        insetInline: '0.5rem',
        insetBlockEnd: '0.5rem',
        '@media': {
          [from.tablet]: { insetInline: 'auto 1.5rem', insetBlockEnd: '1.5rem', width: '22.5rem' },
        },
      }),
      // On phones short toasts cover only the logo, so that the bell and the menu stay within reach. A longer one takes
      // the whole bar for its time, so that it covers neither the page nor the next turn of a driver below the bar.
      'top-right': primitive({
        insetBlockStart: '0.25rem',
        insetInline: '0.5rem 6.75rem',
        '@media': {
          // The empty middle of the bar, beside the bell and the menu.
          [from.tablet]: { insetInline: 'auto 7rem', width: '28rem' },
          [from.desktop]: {
            insetInline: 'auto 1.5rem',
            insetBlockStart: '4.25rem',
            width: '22.5rem',
            // In the console toasts stay in the bar, between the links and the bell.
            selectors: {
              [`${inConsole} &`]: {
                insetBlockStart: '0.25rem',
                insetInline: '23.5rem 20rem',
                width: 'auto',
                maxWidth: '28rem',
              },
            },
          },
          // A screen that hides the bar has its way back there, at the start.
          [onPhones]: {
            selectors: {
              'body:has([data-whole-window]) &': { insetInline: '4.5rem 0.5rem' },
              'body:not(:has([data-whole-window])) &:has([data-long]:first-child)': { insetInline: '0.5rem' },
            },
          },
          // Beside the bell a sentence would take six lines there, and cover the page.
          [below.smallPhone]: { insetInline: '0.25rem' },
        },
      }),
    },
  },
});
export const list = style(
  primitive({ position: 'relative', isolation: 'isolate', display: 'grid', gap: vars.space[2] }),
);

/** Over the bar, toasts behind the newest lie under it as a stack, until the keyboard reaches it. */
const whileStacked = `${list}:not(:has(:focus-visible)) >`;
/** The same in the console, where the bar has them at every width, and no edge leaves it. */
const whileInBar = `${inConsole} ${whileStacked}`;
const covered = {
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  boxShadow: 'none',
} as const;
/** A toast of the stack: its lower edge shows below the newest, smaller with each one. */
const behind = (place: 1 | 2) => ({
  zIndex: -place,
  boxShadow: 'none',
  transform: `translateY(${place * 0.375}rem) scaleX(${1 - place * 0.06})`,
});
export const toast = style(
  primitive({
    // Dark in both schemes, for contrast with the page.
    colorScheme: 'dark',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: '3rem',
    paddingBlock: '0.375rem',
    paddingInline: `${vars.space[3]} 0`,
    border: `1px solid color-mix(in oklch, ${color.inkMuted} 45%, ${color.surfaceRaised})`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    color: color.ink,
    boxShadow: vars.shadow.high,
    '@media': {
      [from.desktop]: {
        minHeight: '4rem',
        paddingInlineStart: vars.space[4],
        selectors: {
          [`${inConsole} &`]: { minHeight: '3rem', paddingBlock: 2 },
          [`${whileInBar} &:nth-child(n + 2)`]: covered,
        },
      },
      // The stack leaves the page and its dialogs readable; screen readers announce all.
      [overBar]: {
        gap: vars.space[2],
        paddingBlock: 2,
        paddingInlineStart: vars.space[2],
        selectors: {
          [`${whileStacked} &:nth-child(n + 2)`]: { position: 'absolute', inset: 0, overflow: 'hidden' },
          [`${whileStacked} &:nth-child(2)`]: behind(1),
          [`${whileStacked} &:nth-child(3)`]: behind(2),
          [`${whileInBar} &:nth-child(n + 2)`]: { transform: 'none' },
        },
      },
      [motionOk]: { animation: `${enter} ${vars.motion.quick}` },
    },
  }),
);
/** A selector for parts of the toasts behind the newest. */
const partBehind = `${whileStacked} ${toast}:nth-child(n + 2) &`;
/** Buttons that are not seen take no focus. */
const buttonBehind = {
  '@media': {
    [overBar]: { selectors: { [partBehind]: { visibility: 'hidden' } } },
    [from.desktop]: { selectors: { [`${inConsole} ${partBehind}`]: { visibility: 'hidden' } } },
  },
} as const;

// A long sentence needs the room of the icon, which news can do without: the words say the same.
const roomForWords = { [`${toast}[data-long] > &`]: { display: 'none' } } as const;
const iconOf = (tone: string, selectors = {}) =>
  primitive({
    color: tone,
    '@media': {
      [overBar]: { selectors: { [partBehind]: { opacity: 0 } } },
      [onPhones]: { selectors },
    },
  });
export const icon = styleVariants({
  success: iconOf(color.positive, roomForWords),
  info: iconOf(color.signal, roomForWords),
  caution: iconOf(color.caution),
  critical: iconOf(color.critical),
});
export const words = style(
  primitive({
    flex: 1,
    minWidth: 0,
    paddingBlock: vars.space[1],
    fontSize: vars.text[14],
    lineHeight: '1.125rem',
    overflowWrap: 'anywhere',
    '@media': {
      [overBar]: {
        paddingBlock: 0,
        // Screen readers announce it.
        selectors: { [partBehind]: { opacity: 0 } },
      },
    },
  }),
);
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;
/** News, which the inbox has in full, is cut to the lines that fit, or scrolls in large text; an error is read here alone, and is never cut. */
export const news = style(
  primitive({
    '@media': {
      [overBar]: twoLines,
      [from.desktop]: { selectors: { [`${inConsole} &`]: twoLines } },
      // A third line still fits above the page.
      [onPhones]: { WebkitLineClamp: 3 },
      // In large text even a short sentence takes more lines.
      [largeText]: { display: 'block', maxHeight: '50dvh', overflowY: 'auto' },
    },
  }),
);
export const text = style(primitive({ fontWeight: 600 }));
export const action = style(
  primitive({
    marginBlock: `${vars.space[2]} ${vars.space[1]}`,
    borderColor: color.inkMuted,
    ...buttonBehind,
  }),
);
export const close = style(primitive({ color: color.inkMuted, ...buttonBehind }));
