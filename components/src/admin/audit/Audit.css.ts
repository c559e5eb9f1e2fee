import { style, styleVariants } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import { mirrored } from '../../theme/mirrored.css.ts';
import { cut, twoLines } from '../../theme/text.ts';

const { color } = vars;

export const mark = style(
  domain({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    // Also in a title of the other font, which has no Arabic letters.
    fontFamily: vars.font.body,
    fontSize: vars.text[12],
    lineHeight: '1rem',
    fontWeight: 600,
  }),
);
export const severity = styleVariants({
  critical: domain({ color: color.critical }),
  high: domain({ color: color.caution }),
  medium: domain({ color: color.info }),
  low: domain({ color: color.inkMuted }),
  info: domain({ color: color.inkMuted }),
});
/** A diamond, a square, a disc or a ring, so that the colour is not the only difference. */
export const shape = style(
  domain({
    flex: 'none',
    width: '0.5rem',
    height: '0.5rem',
    background: 'currentColor',
    forcedColorAdjust: 'none',
    selectors: {
      '&[data-shape=critical]': { rotate: '45deg' },
      '&:is([data-shape=medium], [data-shape=low], [data-shape=info])': { borderRadius: vars.radius.pill },
      '&[data-shape=info]': { background: 'transparent', boxShadow: 'inset 0 0 0 2px currentColor' },
    },
  }),
);
/** One line in the table, two on a card. */
export const oneLine = style(
  domain({
    '@container': { [inside.wide]: { display: 'block', ...cut }, [inside.belowWide]: twoLines },
    '@media': { print: { whiteSpace: 'normal' } },
  }),
);
/** The same for a text that a name follows: the text is cut before the name, and a name keeps its start in each direction. */
export const withName = style([
  oneLine,
  domain({ '@container': { [inside.wide]: { display: 'flex', gap: '0.25rem' } } }),
]);
/** Of that line, what may be cut. */
export const sentence = style(
  domain({ '@container': { [inside.wide]: { flex: '0 9 auto', minWidth: '4rem', ...cut } } }),
);
/** An element of its own direction, so that it is cut where its reader has come to its end. */
export const whom = style(domain({ '@container': { [inside.wide]: { flex: '0 1 auto', ...cut } } }));
export const facts = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
    gap: `${vars.space[3]} ${vars.space[4]}`,
    margin: `${vars.space[4]} 0`,
  }),
);
export const fact = style(domain({ minWidth: 0, overflowWrap: 'anywhere' }));
/** A whole id needs the whole line. */
export const wideFact = style([fact, domain({ gridColumn: '1 / -1' })]);
export const term = style(domain({ fontSize: vars.text[12], lineHeight: '1rem', color: color.inkMuted }));
export const fullId = style(domain({ display: 'flex', alignItems: 'center', gap: vars.space[1] }));
export const idText = style(
  domain({ minWidth: 0, fontFamily: vars.font.mono, fontSize: '0.8125rem', overflowWrap: 'anywhere' }),
);
/** The entries before and after this one, each arrow at the outer end. */
export const steps = style(
  domain({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[2] }),
);
export const older = style(domain({ flexDirection: 'row-reverse' }));
export const arrow = style([mirrored]);
export const metadataHead = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBottom: vars.space[2],
    fontWeight: 600,
  }),
);
export const json = style(
  domain({
    margin: 0,
    padding: vars.space[3],
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.control,
    background: color.surfaceSunken,
    fontFamily: vars.font.mono,
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);
export const title = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    fontFamily: vars.font.mono,
    overflowWrap: 'anywhere',
  }),
);
export const downloading = style(
  domain({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space[3] }),
);
export const received = style(domain({ fontVariantNumeric: 'tabular-nums' }));
/** Six controls share a line of 80rem with the search, so each is as wide as its words. */
export const select = style(domain({ flex: 'none', minWidth: '6.5rem' }));
/** The actions have words of very different length: a long one is cut. */
export const action = style(domain({ flex: 'none', maxWidth: '9rem' }));
export const time = style(domain({ whiteSpace: 'nowrap' }));

/** Fixed columns, so that a long value of one line moves no other line. */
export const changes = style(
  domain({
    width: '100%',
    marginBottom: vars.space[4],
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  }),
);
export const changesTitle = style(
  domain({ paddingBottom: vars.space[2], fontSize: vars.text[16], fontWeight: 600, textAlign: 'start' }),
);
export const changesCell = style(
  domain({
    paddingBlock: vars.space[2],
    paddingInlineEnd: vars.space[2],
    borderTop: `1px solid ${color.line}`,
    fontWeight: 'inherit',
    textAlign: 'start',
    verticalAlign: 'top',
  }),
);
export const changesHead = style([changesCell, domain({ borderTop: 'none', color: color.inkMuted })]);
