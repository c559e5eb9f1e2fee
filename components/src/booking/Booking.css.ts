import { style } from '@vanilla-extract/css';
import { from, vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

const { color } = vars;
const bar = '56px';

/** The map comes second in the document and first on a phone, so that the keyboard reaches the form first. */
export const booking = style(
  domain({
    display: 'flex',
    flexDirection: 'column',
    '@media': {
      [from.desktop]: {
        display: 'grid',
        gridTemplateColumns: '420px minmax(0, 1fr)',
        height: `calc(100dvh - ${bar})`,
      },
    },
  }),
);
export const map = style(
  domain({
    position: 'relative',
    order: -1,
    height: '288px',
    overflow: 'hidden',
    background: color.mapWater,
    '@media': { [from.desktop]: { order: 0, height: 'auto' } },
  }),
);
export const sheet = style(
  domain({
    position: 'relative',
    zIndex: 1,
    marginTop: '-16px',
    borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
    background: color.surfaceRaised,
    boxShadow: `0 -1px 0 ${color.line}`,
    '::before': {
      content: '""',
      position: 'relative',
      top: '8px',
      display: 'block',
      width: '36px',
      height: '4px',
      margin: '0 auto',
      borderRadius: '2px',
      background: color.line,
    },
    '@media': {
      [from.desktop]: {
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        margin: 0,
        borderRadius: 0,
        boxShadow: `1px 0 0 ${color.line}`,
        '::before': { display: 'none' },
      },
    },
  }),
);
export const body = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '20px',
    padding: '20px 16px 16px',
    '@media': {
      [from.desktop]: {
        flex: 1,
        alignContent: 'start',
        minHeight: 0,
        gap: '16px',
        padding: '16px 24px 20px',
        overflowY: 'auto',
        scrollbarWidth: 'thin',
      },
    },
  }),
);
export const title = style(
  domain({ fontSize: vars.text[24], lineHeight: '32px', fontWeight: 700, letterSpacing: '-0.022em' }),
);
/** Keeps its place in the page for the announcement, none in the layout while it has nothing to say. */
export const news = style(domain({ selectors: { '&:empty': { position: 'absolute' } } }));
export const choices = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'inherit',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
  }),
);
