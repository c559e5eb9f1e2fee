import { style } from '@vanilla-extract/css';
import { below, from, vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

const { color } = vars;

export const contained = style(
  domain({
    maxWidth: '80rem',
    margin: '0 auto',
    padding: `0 ${vars.space[4]}`,
    '@media': { [from.tablet]: { padding: `0 ${vars.space[6]}` } },
  }),
);
export const hero = style(
  domain({
    display: 'grid',
    gap: vars.space[6],
    paddingBlock: vars.space[8],
    '@media': {
      [from.tablet]: { paddingBlock: vars.space[10] },
      [from.desktop]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        gap: vars.space[12],
        alignItems: 'center',
      },
    },
  }),
);
export const headline = style(
  domain({
    fontSize: vars.text[40],
    lineHeight: '2.75rem',
    fontWeight: 700,
    letterSpacing: '-0.032em',
    textWrap: 'balance',
    '@media': { [from.wide]: { fontSize: vars.text[56], lineHeight: '3.75rem' } },
  }),
);
export const lead = style(
  domain({
    marginTop: vars.space[3],
    maxWidth: '44ch',
    color: color.inkMuted,
    textWrap: 'pretty',
    '@media': {
      [from.tablet]: {
        marginTop: vars.space[4],
        maxWidth: '32ch',
        fontSize: vars.text[20],
        lineHeight: '1.75rem',
      },
    },
  }),
);
export const actions = style(
  domain({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: vars.space[3],
    marginTop: vars.space[3],
    '@media': { [from.tablet]: { display: 'flex' } },
  }),
);
export const whereTo = style(
  domain({
    width: '100%',
    maxWidth: '26.25rem',
    height: '3.5rem',
    justifyContent: 'flex-start',
    gap: vars.space[3],
    marginTop: vars.space[6],
    fontSize: vars.text[20],
  }),
);
export const destination = style(
  domain({ width: '.75rem', height: '.75rem', borderRadius: '.1875rem', background: 'currentColor' }),
);
export const tilesFrame = style(
  domain({
    maxWidth: '80rem',
    margin: '0 auto',
    '@media': { [from.tablet]: { padding: `0 ${vars.space[6]}` } },
  }),
);
export const tiles = style(
  domain({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '1px',
    overflow: 'hidden',
    background: color.line,
    borderBlock: `1px solid ${color.line}`,
    '@media': {
      [below.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [from.tablet]: {
        gridTemplateColumns: 'repeat(4, 1fr)',
        border: `1px solid ${color.line}`,
        borderRadius: vars.radius.card,
      },
    },
  }),
);
export const tile = style(
  domain({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: vars.space[1],
    padding: `${vars.space[5]} ${vars.space[4]}`,
    background: color.surfaceRaised,
    '@media': { [from.tablet]: { padding: `${vars.space[5]} ${vars.space[6]}` } },
  }),
);
export const figure = style(
  domain({
    fontSize: vars.text[32],
    lineHeight: '2.25rem',
    fontWeight: 700,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const caption = style(
  domain({ fontSize: vars.text[14], lineHeight: '1.25rem', color: color.inkMuted }),
);
