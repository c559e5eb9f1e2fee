import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { embeddedRoot, inRoot, ownBody, ownDocument } from './root.ts';

type LayeredRule = NonNullable<GlobalStyleRule['@layer']>[string];
const base = (selector: string, rule: LayeredRule): void =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });

// Keeps what takes focus clear of the bar above and of the floating user box below.
base(ownDocument, { scrollPadding: '72px 0 80px', background: vars.color.surface });
base(ownBody, { background: vars.color.surface });
base(`${embeddedRoot}, ${ownBody}`, {
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.text[16],
  lineHeight: '24px',
  fontFeatureSettings: '"cv11", "ss03"',
  WebkitFontSmoothing: 'antialiased',
});
// Letter spacing would pull the joined letters of Arabic apart.
base(inRoot(':lang(ar)'), { letterSpacing: 'normal !important' });
base(inRoot(':focus-visible'), { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
// Headings take the focus so that reading goes on there; nothing can be done with them.
base(inRoot('h1:focus-visible, main:focus-visible'), { outline: 'none' });
base(inRoot('time, table'), { fontVariantNumeric: 'tabular-nums' });
base(ownDocument, {
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});

const chosen =
  'button[data-selected], [role="tab"][data-selected], [aria-pressed="true"], a[aria-current], label:has(> input:checked)';
// Forced colours take the backgrounds and shadows away that show what is chosen.
base(inRoot(chosen), {
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-4px' } },
});
