import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';

const { color } = vars;
/** In forced colours the background is that of the page, so an edge shows the badge. */
const tone = (background: string, ink: string) =>
  primitive({
    background,
    color: ink,
    '@media': { '(forced-colors: active)': { boxShadow: 'inset 0 0 0 1px currentColor' } },
  });

export const badge = recipe({
  base: primitive({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    height: '1.5rem',
    padding: `0 ${vars.space[2]}`,
    borderRadius: vars.radius.pill,
    fontSize: vars.text[12],
    lineHeight: '1rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  }),
  variants: {
    tone: {
      neutral: primitive({
        background: color.surfaceSunken,
        color: color.inkMuted,
        boxShadow: `inset 0 0 0 1px ${color.line}`,
      }),
      positive: tone(color.positiveSoft, color.positive),
      caution: tone(color.cautionSoft, color.caution),
      critical: tone(color.criticalSoft, color.critical),
      info: tone(color.infoSoft, color.info),
      admin: tone(color.roleAdminSoft, color.roleAdmin),
      signal: primitive({
        background: color.signal,
        color: color.onSignal,
        boxShadow: `inset 0 0 0 1px light-dark(${color.onSignal}, transparent)`,
      }),
      arriving: tone(color.statusArrivingSoft, color.statusArriving),
      inProgress: tone(color.statusInProgressSoft, color.statusInProgress),
    },
    hasIcon: { true: primitive({ paddingBlock: 0, paddingInline: '0.375rem 0.625rem' }) },
  },
});
