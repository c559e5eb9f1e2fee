import { style } from '@vanilla-extract/css';
import { inside, vars } from '../theme/contract.css.ts';
import { domain } from '../theme/layered.ts';

export const page = style(
  domain({
    maxWidth: '80rem',
    margin: '0 auto',
    padding: `0 ${vars.space[4]} ${vars.space[6]}`,
    '@container': { [inside.tablet]: { padding: `0 ${vars.space[6]} ${vars.space[18]}` } },
  }),
);
/** On phones: offer, figures, requests, preferences, news. On desktops requests are on the left, figures on the right. */
export const columns = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"offer" "figures" "rides" "settings"',
    gap: vars.space[3],
    '@container': {
      [inside.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) 25rem',
        gridTemplateAreas: '"offer figures" "rides settings"',
        gap: vars.space[4],
      },
    },
  }),
);
const area = (gridArea: string) => ({ gridArea, minWidth: 0 });
const stack = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  alignContent: 'start',
  '@container': { [inside.desktop]: { gap: vars.space[4] } },
} as const;
export const offer = style(domain({ ...area('offer') }));
export const figures = style(domain({ ...area('figures'), ...stack }));
export const rides = style(domain({ ...area('rides'), ...stack }));
export const settings = style(domain({ ...area('settings'), ...stack }));
/** Without an offer the requests move up beside the figures. */
export const quiet = style(
  domain({
    '@container': {
      [inside.desktop]: {
        gridTemplateAreas: '"rides figures" "rides settings"',
        gridTemplateRows: 'auto 1fr',
      },
    },
    gridTemplateAreas: '"figures" "rides" "settings"',
  }),
);
/** One column in the dashboard's order. */
export const stacked = style(
  domain({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"figures" "rides" "settings"',
    gap: vars.space[3],
  }),
);
export const notice = style(domain({ display: 'grid', gap: vars.space[3], marginBottom: vars.space[3] }));
