import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';

export const due = style(domain({ display: 'grid', gap: vars.space[1] }));
export const what = style(
  domain({
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    color: vars.color.inkMuted,
    overflowWrap: 'anywhere',
  }),
);
export const method = style(
  domain({
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: vars.space[3],
    minHeight: '4.25rem',
    paddingBlock: vars.space[3],
    paddingInline: `${vars.space[4]} ${vars.space[12]}`,
    borderRadius: vars.radius.card,
    selectors: {
      '&::after': { insetBlockStart: 'calc(50% - 0.625rem)', insetInlineEnd: '1rem' },
      '&[data-selected]': { background: vars.color.signalTint },
    },
  }),
);
export const name = style(domain({ display: 'block', fontWeight: 600, lineHeight: '1.375rem' }));
export const consequence = style(
  domain({
    display: 'block',
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    color: vars.color.inkMuted,
  }),
);
/** An amount within a sentence has the weight of its text. */
export const plain = style(domain({ fontWeight: 'inherit' }));
export const short = style(domain({ color: vars.color.caution }));
export const pay = style(domain({ justifyContent: 'space-between' }));
export const result = style(
  domain({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[2],
    padding: `${vars.space[4]} 0`,
    textAlign: 'center',
  }),
);
const disc = {
  display: 'grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.5rem',
  marginBottom: vars.space[2],
  borderRadius: vars.radius.pill,
} as const;
export const good = style(
  domain({ ...disc, background: vars.color.positiveSoft, color: vars.color.positive }),
);
export const bad = style(
  domain({ ...disc, background: vars.color.criticalSoft, color: vars.color.critical }),
);
export const resultTitle = style(
  domain({
    fontSize: vars.text[24],
    lineHeight: '2rem',
    fontWeight: 700,
    letterSpacing: '-.022em',
  }),
);
export const resultText = style(
  domain({ color: vars.color.inkMuted, textWrap: 'balance', overflowWrap: 'anywhere' }),
);
export const detail = style(
  domain({ fontSize: vars.text[14], lineHeight: '1.25rem', textWrap: 'balance', overflowWrap: 'anywhere' }),
);
/** The links of a paid ride, beside each other. */
export const pair = style(
  domain({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[2] }),
);
