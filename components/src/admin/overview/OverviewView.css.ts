import { style } from '@vanilla-extract/css';
import { inside, vars } from '../../theme/contract.css.ts';
import { domain } from '../../theme/layered.ts';
import '../panel/paper.css.ts';

/** The map beside the lists; both columns end on the same line. */
export const overview = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    '@container': { [inside.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 25.25rem' } },
  }),
);
export const notice = style(domain({ gridColumn: '1 / -1' }));
/** Above both columns. */
export const waiting = style(domain({ gridColumn: '1 / -1', minWidth: 0 }));
export const map = style(domain({ display: 'grid', minWidth: 0 }));
export const side = style(
  domain({ display: 'grid', alignContent: 'start', gap: vars.space[3], minWidth: 0 }),
);
