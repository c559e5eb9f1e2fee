import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { domain } from '../../../theme/layered.ts';

export const panel = style(
  domain({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] }),
);
/** What it holds takes its place in the panel. */
export const notOnPaper = style(domain({ display: 'contents', '@media': { print: { display: 'none' } } }));
export const balance = style(domain({ display: 'grid', gap: vars.space[1] }));
/** With large text it stays within the width of the page. */
export const figure = style(domain({ fontSize: `min(${vars.text[40]}, 13cqi)` }));
export const label = style(
  domain({ fontSize: vars.text[14], lineHeight: '1.25rem', color: vars.color.inkMuted }),
);
/** As high as the choice of a card. */
export const later = style(
  domain({ display: 'grid', alignContent: 'center', gap: vars.space[1], minHeight: '4.5rem' }),
);
/** Side by side; with large text below one another where they have no room. */
export const amounts = style(
  domain({ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 3.5rem), 1fr))' }),
);
/** A short choice: its border shows that it is chosen, so it needs no radio mark. */
export const amount = style(
  domain({
    display: 'grid',
    placeItems: 'center',
    paddingInline: vars.space[1],
    fontWeight: 600,
    whiteSpace: 'nowrap',
    selectors: {
      '&::after': { display: 'none' },
      '&[data-selected]': { background: vars.color.signalTint },
    },
  }),
);
export const action = style(
  domain({ justifyContent: 'space-between', flexWrap: 'wrap', rowGap: 0, textAlign: 'start' }),
);
export const by = style(domain({ fontSize: vars.text[14], lineHeight: '1.25rem', fontWeight: 500 }));
export const done = style(
  domain({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    color: vars.color.positive,
    fontWeight: 600,
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);
