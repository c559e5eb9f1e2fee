import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/layered.ts';

const { color } = vars;
const iconColor = '--mobility-notice-ink';
const tone = (background: string, ink: string) =>
  primitive({
    background,
    vars: { [iconColor]: ink },
    borderColor: `color-mix(in oklab, ${ink} 30%, transparent)`,
  });

export const notice = style(
  primitive({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[3]}`,
    padding: `0.625rem ${vars.space[3]}`,
    border: '1px solid',
    borderRadius: vars.radius.control,
    fontSize: vars.text[14],
    lineHeight: '1.25rem',
    color: color.ink,
  }),
);
export const tones = styleVariants({
  neutral: tone(color.surfaceSunken, color.inkMuted),
  info: tone(color.infoSoft, color.info),
  positive: tone(color.positiveSoft, color.positive),
  caution: tone(color.cautionSoft, color.caution),
  critical: tone(color.criticalSoft, color.critical),
});
export const icon = style(primitive({ alignSelf: 'flex-start', color: `var(${iconColor})` }));
/** The sentences of a server may be of another direction than the page, whose side they keep. */
const anyDirection = {
  unicodeBidi: 'plaintext',
  textAlign: ['match-parent', '-webkit-match-parent'],
} satisfies StyleRule;
export const words = style(
  primitive({ ...anyDirection, flex: '1 1 0', minWidth: '10rem', overflowWrap: 'anywhere' }),
);
export const title = style(primitive({ ...anyDirection, fontWeight: 600 }));
