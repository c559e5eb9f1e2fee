import { style } from '@vanilla-extract/css';
import { from, vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

const { color } = vars;

export const section = style(
  domain({
    maxWidth: '80rem',
    margin: '0 auto',
    padding: `${vars.space[12]} ${vars.space[4]} 0`,
    scrollMarginTop: '0',
    '@media': { [from.tablet]: { padding: `${vars.space[18]} ${vars.space[6]} 0` } },
  }),
);
export const title = style(
  domain({
    fontSize: vars.text[24],
    lineHeight: '2rem',
    fontWeight: 700,
    letterSpacing: '-0.022em',
    textWrap: 'balance',
    '@media': { [from.tablet]: { fontSize: vars.text[32], lineHeight: '2.5rem' } },
  }),
);
export const subtitle = style(domain({ marginTop: vars.space[1], color: color.inkMuted }));
export const features = style(
  domain({
    display: 'grid',
    gap: '1px',
    marginTop: vars.space[6],
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.line,
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(2, 1fr)' },
      [from.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    },
  }),
);
export const feature = style(
  domain({
    display: 'grid',
    gridTemplateColumns: '2.5rem 1fr',
    columnGap: vars.space[4],
    alignContent: 'start',
    padding: `${vars.space[5]} ${vars.space[4]}`,
    background: color.surfaceRaised,
    '@media': { [from.tablet]: { padding: vars.space[6] } },
  }),
);
export const featureIcon = style(
  domain({
    display: 'grid',
    gridRow: 'span 2',
    placeItems: 'center',
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: vars.radius.control,
    background: color.surfaceSunken,
  }),
);
export const itemTitle = style(domain({ fontWeight: 600, lineHeight: '1.25rem' }));
export const itemText = style(
  domain({
    marginTop: vars.space[1],
    maxWidth: '40ch',
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    color: color.inkMuted,
    textWrap: 'pretty',
  }),
);
export const steps = style(
  domain({
    position: 'relative',
    display: 'grid',
    gap: '1.75rem',
    marginTop: vars.space[6],
    paddingInlineStart: '3.25rem',
    selectors: {
      // The route, from the ring of the first stop to the square of the last.
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '0.8125rem',
        top: '1rem',
        bottom: '1.75rem',
        width: '0.625rem',
        border: `2px solid ${color.onSignal}`,
        borderRadius: vars.radius.control,
        background: color.signal,
      },
    },
    '@media': {
      [from.tablet]: {
        gridTemplateColumns: 'repeat(4, 1fr)',
        gap: vars.space[6],
        marginTop: vars.space[8],
        padding: '3.5rem 0 0',
        selectors: {
          '&::before': {
            insetInlineStart: 0,
            insetInlineEnd: 'calc(25% - 2.625rem)',
            top: '0.8125rem',
            bottom: 'auto',
            width: 'auto',
            height: '0.625rem',
          },
        },
      },
    },
  }),
);
export const step = style(domain({ position: 'relative' }));
export const stop = style(
  domain({
    position: 'absolute',
    insetInlineStart: '-3.25rem',
    top: '-0.25rem',
    display: 'grid',
    placeItems: 'center',
    width: '2.25rem',
    height: '2.25rem',
    border: `0.1875rem solid ${color.ink}`,
    borderRadius: '50%',
    background: color.surfaceRaised,
    fontWeight: 700,
    '@media': { [from.tablet]: { insetInlineStart: 0, top: '-3.5rem' } },
    selectors: {
      [`${step}:last-child > &`]: {
        borderRadius: vars.radius.control,
        background: color.ink,
        color: color.surface,
      },
    },
  }),
);
export const slab = style(
  domain({
    // Dark in both schemes.
    colorScheme: 'dark',
    display: 'grid',
    margin: `${vars.space[12]} 0`,
    padding: `${vars.space[8]} ${vars.space[5]}`,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    color: color.ink,
    '@media': {
      [from.tablet]: { margin: `${vars.space[18]} 0 4rem`, padding: vars.space[12] },
      [from.desktop]: { gridTemplateColumns: '1fr auto', alignItems: 'center', columnGap: vars.space[12] },
    },
  }),
);
export const slabFrame = style([
  section,
  domain({ paddingBlock: 0, '@media': { [from.tablet]: { paddingBlock: 0 } } }),
]);
export const slabActions = style(
  domain({
    display: 'grid',
    gap: vars.space[3],
    marginTop: vars.space[6],
    '@media': {
      [from.tablet]: { display: 'flex' },
      [from.desktop]: { gridColumn: 2, gridRow: '1 / span 2', marginTop: 0 },
    },
  }),
);
export const slabSecondary = style(domain({ borderColor: color.inkMuted }));
export const notes = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[2]} ${vars.space[5]}`,
    marginTop: vars.space[5],
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    color: color.inkMuted,
    '@media': { [from.desktop]: { marginTop: vars.space[3] } },
  }),
);
export const note = style(domain({ display: 'flex', alignItems: 'center', gap: '0.375rem' }));
export const noteIcon = style(domain({ color: color.signal }));
export const footer = style([
  section,
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[6],
    paddingBlock: `0 ${vars.space[8]}`,
    fontSize: vars.text[14],
    color: color.inkMuted,
    '@media': { [from.tablet]: { paddingBlock: `0 ${vars.space[10]}` } },
  }),
]);
export const footerLink = style(
  domain({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    color: color.ink,
    textUnderlineOffset: '.25em',
  }),
);
