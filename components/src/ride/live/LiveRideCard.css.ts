import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const card = style(
  domain({
    overflow: 'hidden',
    background: vars.color.surfaceRaised,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.low,
    '@container': { [inside.pair]: { display: 'grid', gridTemplateColumns: '26.25rem minmax(0, 1fr)' } },
  }),
);
/** Above the texts on phones, after them on desktops. */
export const map = style(
  domain({
    position: 'relative',
    height: '10rem',
    borderBottom: `1px solid ${vars.color.line}`,
    '@container': {
      [inside.card]: { height: '13.75rem' },
      [inside.pair]: {
        order: 2,
        height: 'auto',
        minHeight: '21.25rem',
        borderBottom: 0,
        borderInlineStart: `1px solid ${vars.color.line}`,
      },
    },
  }),
);
/** The way to the ride's own screen, over the map's corner. */
export const open = style(
  domain({
    position: 'absolute',
    top: vars.space[3],
    insetInlineEnd: vars.space[3],
    display: 'grid',
    placeItems: 'center',
    width: vars.space[12],
    height: vars.space[12],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surfaceRaised,
    boxShadow: vars.shadow.low,
    color: vars.color.ink,
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  }),
);
export const pane = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space[3],
    padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[4]}`,
    minWidth: 0,
    '@container': { [inside.card]: { padding: vars.space[5], gap: vars.space[4] } },
  }),
);
/** The figure, and at its end the badge above a time of day; below them the sentence, which then seldom takes two lines. */
export const top = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space[3],
    '@container': { [inside.largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const eta = style(
  domain({
    fontSize: vars.text[40],
    lineHeight: '2.5rem',
    fontWeight: 700,
    letterSpacing: '-.035em',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const unit = style(
  domain({ fontSize: vars.text[20], lineHeight: 1, letterSpacing: '-.01em', fontWeight: 600 }),
);
export const sentence = style(domain({ gridColumn: '1 / -1', fontWeight: 600, overflowWrap: 'anywhere' }));
export const aside = style(
  domain({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'end',
    gap: '0.375rem',
    // As high as with a time of day, which some states lack.
    minHeight: '3.125rem',
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    color: vars.color.inkMuted,
  }),
);
export const clock = style(
  domain({ color: vars.color.ink, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }),
);
export const steps = style(
  domain({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[1] }),
);
export const step = style(
  domain({
    position: 'relative',
    paddingTop: vars.space[3],
    fontSize: vars.text[12],
    lineHeight: '1rem',
    color: vars.color.inkMuted,
    '::before': {
      content: '""',
      position: 'absolute',
      inset: '0 0 auto',
      height: '0.375rem',
      borderRadius: '0.1875rem',
      background: vars.color.surfaceSunken,
      boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    },
  }),
);
export const stepTime = style(
  domain({
    display: 'none',
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
    '@container': { [inside.card]: { display: 'block' } },
  }),
);
export const done = style(domain({ '::before': { background: vars.color.ink, boxShadow: 'none' } }));
export const current = style(
  domain({
    color: vars.color.ink,
    fontWeight: 600,
    '::before': {
      background: vars.color.surfaceRaised,
      boxShadow: `inset 0 0 0 1px ${vars.color.ink}`,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 1,
      insetInlineStart: 1,
      width: '64%',
      height: '0.25rem',
      borderStartStartRadius: 2,
      borderEndStartRadius: 2,
      background: vars.color.signal,
    },
  }),
);
export const driver = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: `${vars.space[3]} ${vars.space[2]}`,
    borderBlock: `1px solid ${vars.color.line}`,
    selectors: { '&[data-at-pickup]': { flexWrap: 'wrap' } },
  }),
);
export const portrait = style(domain({ position: 'relative', flex: 'none', paddingBottom: vars.space[3] }));
export const rating = style(
  domain({
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    width: 'max-content',
    marginInline: 'auto',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    height: '1.25rem',
    padding: '0 0.375rem',
    borderRadius: vars.radius.pill,
    background: vars.color.surfaceRaised,
    border: `1px solid ${vars.color.line}`,
    fontSize: vars.text[12],
    lineHeight: '1rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const who = style(domain({ flex: 1, minWidth: 0 }));
export const name = style(
  domain({ fontWeight: 600, lineHeight: '1.25rem', textWrap: 'balance', overflowWrap: 'anywhere' }),
);
export const vehicle = style(
  domain({ fontSize: vars.text[14], lineHeight: '1.25rem', color: vars.color.inkMuted }),
);
/** Prominent: riders compare it with the car. */
export const plate = style(
  domain({
    display: 'inline-flex',
    alignItems: 'center',
    height: '2rem',
    padding: '0 0.625rem',
    // A plate is light in both themes.
    border: `2px solid ${vars.color.onSignal}`,
    background: vars.color.mapMark,
    color: vars.color.onSignal,
    borderRadius: '0.375rem',
    fontWeight: 700,
    letterSpacing: '.06em',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      [`${driver}[data-at-pickup] &`]: {
        order: -1,
        height: '3rem',
        fontSize: vars.text[24],
      },
    },
  }),
);
export const foot = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    whiteSpace: 'nowrap',
  }),
);
export const fare = style(domain({ fontSize: vars.text[20], lineHeight: '1.5rem', fontWeight: 600 }));
export const note = style(
  domain({ fontSize: vars.text[12], lineHeight: '1rem', color: vars.color.inkMuted }),
);
