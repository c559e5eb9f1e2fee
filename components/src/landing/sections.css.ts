import { style } from '@vanilla-extract/css';
import { from, vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

const { color } = vars;

export const section = style(
  domain({
    maxWidth: '1280px',
    margin: '0 auto',
    padding: '48px 16px 0',
    scrollMarginTop: '0',
    '@media': { [from.tablet]: { padding: '72px 24px 0' } },
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
    gridTemplateColumns: '40px 1fr',
    columnGap: vars.space[4],
    alignContent: 'start',
    padding: '20px 16px',
    background: color.surfaceRaised,
    '@media': { [from.tablet]: { padding: vars.space[6] } },
  }),
);
export const featureIcon = style(
  domain({
    display: 'grid',
    gridRow: 'span 2',
    placeItems: 'center',
    width: '40px',
    height: '40px',
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
    gap: '28px',
    marginTop: vars.space[6],
    paddingInlineStart: '52px',
    selectors: {
      // The route, from the ring of the first stop to the square of the last.
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '13px',
        top: '16px',
        bottom: '28px',
        width: '10px',
        border: `2px solid ${color.onSignal}`,
        borderRadius: '8px',
        background: color.signal,
      },
    },
    '@media': {
      [from.tablet]: {
        gridTemplateColumns: 'repeat(4, 1fr)',
        gap: vars.space[6],
        marginTop: vars.space[8],
        padding: '56px 0 0',
        selectors: {
          '&::before': {
            insetInlineStart: 0,
            insetInlineEnd: 'calc(25% - 42px)',
            top: '13px',
            bottom: 'auto',
            width: 'auto',
            height: '10px',
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
    insetInlineStart: '-52px',
    top: '-4px',
    display: 'grid',
    placeItems: 'center',
    width: '36px',
    height: '36px',
    border: `3px solid ${color.ink}`,
    borderRadius: '50%',
    background: color.surfaceRaised,
    fontWeight: 700,
    '@media': { [from.tablet]: { insetInlineStart: 0, top: '-56px' } },
    selectors: {
      [`${step}:last-child > &`]: { borderRadius: '8px', background: color.ink, color: color.surface },
    },
  }),
);
export const slab = style(
  domain({
    // Dark in both schemes.
    colorScheme: 'dark',
    display: 'grid',
    margin: '48px 0',
    padding: '32px 20px',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    color: color.ink,
    '@media': {
      [from.tablet]: { margin: '72px 0 64px', padding: vars.space[12] },
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
    gap: '8px 20px',
    marginTop: vars.space[5],
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    color: color.inkMuted,
    '@media': { [from.desktop]: { marginTop: vars.space[3] } },
  }),
);
export const note = style(domain({ display: 'flex', alignItems: 'center', gap: '6px' }));
export const noteIcon = style(domain({ color: color.signal }));
