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
/** The sentences of a server may be of another direction than the page, whose side they keep. */
const anyDirection = {
  unicodeBidi: 'plaintext',
  textAlign: ['match-parent', '-webkit-match-parent'],
} satisfies StyleRule;
/** The words begin beside their icon. */
export const words = style(
  primitive({
    ...anyDirection,
    position: 'relative',
    flex: '1 1 0',
    minWidth: 'min(12rem, 100%)',
    paddingInlineStart: '2rem',
    overflowWrap: 'anywhere',
  }),
);
/** It is level with the first line, however tall the action beside the words is. */
export const icon = style(
  primitive({
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    color: `var(${iconColor})`,
  }),
);
export const title = style(primitive({ ...anyDirection, fontWeight: 600 }));
