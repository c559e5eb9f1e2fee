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
// A prerendered page that is about to be replaced by the application.
base(`${ownDocument}[data-start] body`, { visibility: 'hidden' });
base(inRoot('[aria-busy=true]'), { cursor: 'progress' });
base(`${embeddedRoot}, ${ownBody}`, {
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.text[16],
  lineHeight: '1.5rem',
  fontFeatureSettings: '"cv11", "ss03"',
  WebkitFontSmoothing: 'antialiased',
});
// Letter spacing would pull the joined letters of Arabic apart.
base(inRoot(':lang(ar)'), { letterSpacing: 'normal !important' });
base(inRoot(':focus-visible'), { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
// Headings take the focus so that screen readers continue there. They are not interactive, so they show
// no focus ring.
base(inRoot(':is(h1, h2, h3):focus-visible, main:focus-visible'), { outline: 'none' });
base(inRoot('time'), { fontVariantNumeric: 'tabular-nums' });
// A text in the other direction keeps its start where the page has it, and is cut at its end.
// Chromium and WebKit know the second value alone.
base(inRoot('[dir=auto]'), { textAlign: ['match-parent', '-webkit-match-parent'] });
// The links of the landing page scroll smoothly. Elsewhere, a position that Back restores would be animated as well, and be lost
// when a long list measures its rows on the way.
base(`${ownDocument}:has(#features)`, {
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});

const chosen =
  'button[data-selected], [aria-pressed="true"], a[aria-current], label:has(input[type="radio"]:checked)';
// Forced colours remove the backgrounds and shadows that mark the chosen element.
base(inRoot(chosen), {
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-4px' } },
});

const onPaper = (selector: string, rule: LayeredRule): void => base(selector, { '@media': { print: rule } });
// Buttons are useless on paper, unless they are figures. `!important`, because the layers of the components come later.
onPaper(inRoot('button:not([data-printed]), form, select, summary'), { display: 'none !important' });
onPaper(`${ownDocument}, ${ownBody}`, { colorScheme: 'light', background: 'none' });
// An open dialog, such as a receipt, is printed in place of the page.
const overlay = `${ownBody} > :has([role=dialog])`;
onPaper(`${ownBody}:has([role=dialog]) > :not(:has([role=dialog]))`, { display: 'none !important' });
onPaper(
  `${overlay}, ${overlay} :has([role=dialog]), ${overlay} [role=dialog], ${overlay} [role=dialog] > div:not(:first-child)`,
  {
    position: 'static !important' as 'static',
    display: 'block !important',
    height: 'auto !important',
    maxHeight: 'none !important',
    overflow: 'visible !important',
    boxShadow: 'none !important',
    background: 'none !important',
  },
);
