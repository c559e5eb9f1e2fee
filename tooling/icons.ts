/** `npm run icons`: draws the PNG icons of the installed app from its SVG icon. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserOptions } from './browser.ts';
import { root } from './run.ts';

const publicDir = join(root, 'app/public');
const icon = readFileSync(join(publicDir, 'icon.svg'), 'utf8');
const signal = '#ffcf24';

/** The side in pixels, and whether the system cuts the icon to a shape of its own: then the mark stays in the middle 60 %. */
const icons = [
  { name: '192', side: 192 },
  { name: '512', side: 512 },
  { name: 'apple-touch', side: 180, isMasked: true },
  { name: 'maskable-512', side: 512, isMasked: true },
];

mkdirSync(join(publicDir, 'icons'), { recursive: true });
const browser = await chromium.launch(await browserOptions());
try {
  for (const { name, side, isMasked = false } of icons) {
    const page = await browser.newPage({ viewport: { width: side, height: side } });
    const padding = isMasked ? Math.round(side * 0.12) : 0;
    await page.setContent(
      `<style>body{margin:0;box-sizing:border-box;height:100vh;padding:${padding}px;background:${isMasked ? signal : 'transparent'}}svg{display:block}</style>${icon}`,
    );
    await page.screenshot({ path: join(publicDir, 'icons', `${name}.png`), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
