import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const offer = style(domain({ minWidth: 0, outline: 'none' }));
/** What a short offer on a phone leaves out. */
export const details = style(
  domain({
    '@container': {
      [inside.belowTablet]: { selectors: { [`${offer}[data-short] &`]: { display: 'none' } } },
    },
  }),
);
export const showDetails = style(
  domain({
    display: 'none',
    '@container': {
      [inside.belowTablet]: { display: 'inline-flex', alignSelf: 'center', marginInlineStart: 'auto' },
    },
  }),
);
export const head = style(
  domain({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[3],
    marginBottom: vars.space[3],
    '@container': { [inside.largeText]: { flexWrap: 'wrap' } },
  }),
);
export const kicker = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: '0.375rem',
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    fontWeight: 600,
  }),
);
export const dot = style(
  domain({
    width: '0.625rem',
    height: '0.625rem',
    margin: '0.3125rem',
    borderRadius: vars.radius.pill,
    background: vars.color.signal,
    boxShadow: `0 0 0 1.5px ${vars.color.onSignal}, 0 0 0 0.3125rem color-mix(in oklab, ${vars.color.signal} 40%, transparent)`,
  }),
);
export const net = style(
  domain({
    fontSize: vars.text[40],
    lineHeight: '3rem',
    fontWeight: 700,
    letterSpacing: '-.03em',
    whiteSpace: 'nowrap',
    '@container': {
      [inside.belowTablet]: {
        selectors: { [`${offer}[data-short] &`]: { fontSize: vars.text[24], lineHeight: '2rem' } },
      },
    },
  }),
);
export const netWord = style(
  domain({ fontSize: vars.text[16], fontWeight: 600, letterSpacing: 0, color: vars.color.inkMuted }),
);
export const sum = style(
  domain({ fontSize: vars.text[14], lineHeight: '1.25rem', color: vars.color.inkMuted }),
);
/** Within a sentence an amount has the size of the text. */
export const plain = style(domain({ fontWeight: 'inherit' }));
export const facts = style(
  domain({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    margin: `${vars.space[3]} 0 ${vars.space[4]}`,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    color: vars.color.inkMuted,
  }),
);
export const note = style(
  domain({
    display: 'inline-flex',
    gap: vars.space[1],
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);
/** Beside the first line. */
export const noteIcon = style(domain({ flex: 'none', marginBlockStart: '0.125rem' }));
export const actions = style(domain({ display: 'grid', gridTemplateColumns: '1fr 2fr', gap: vars.space[3] }));
export const reason = style(domain({ marginTop: vars.space[2] }));
export const others = style(
  domain({
    maxWidth: '7.5rem',
    fontSize: vars.text[12],
    lineHeight: '1rem',
    textAlign: 'end',
    color: vars.color.inkMuted,
  }),
);
