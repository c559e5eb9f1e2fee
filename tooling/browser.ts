import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserServer, LaunchOptions } from 'playwright';

const cache = fileURLToPath(new URL('../.cache/browser/', import.meta.url));
const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

const fontsConf = (): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(cache, 'fonts')}</dir>
  <cachedir>${join(cache, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/** Unpacks the browser from npm into the project's cache, with its libraries and fonts. */
const unpack = async (): Promise<LaunchOptions> => {
  mkdirSync(cache, { recursive: true });
  const before = process.env.TMPDIR;
  // The default folder is a predictable path whose content is trusted. Without this variable, NSS is not unpacked.
  process.env.TMPDIR = cache;
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  const libraries = join(cache, 'al2023', 'lib');
  if (!existsSync(libraries)) {
    await inflate(
      join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin/al2023.tar.br'),
    );
  }
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  writeFileSync(join(cache, 'fonts.conf'), fontsConf());
  return {
    executablePath,
    args: flags,
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: libraries,
      FONTCONFIG_FILE: join(cache, 'fonts.conf'),
    },
  };
};

/** Which browser to use: MOBILITY_BROWSER, npm's own on Linux x64, the system's Chromium, or an installed Chrome. */
export const browserOptions = async (): Promise<LaunchOptions> => {
  const named = process.env.MOBILITY_BROWSER;
  if (named) return { executablePath: named, args: flags };
  if (process.platform === 'linux' && process.arch === 'x64') return unpack();
  const system = systemBrowsers.find((path) => existsSync(path));
  return system ? { executablePath: system, args: flags } : { channel: 'chrome', args: flags };
};

/** Whether pixel snapshots can be compared, which requires the project's own browser and fonts. */
export const hasPinnedPixels = (): boolean =>
  !process.env.MOBILITY_BROWSER && process.platform === 'linux' && process.arch === 'x64';

/** Starts a headless browser that several processes share, each with its own contexts. The caller closes it. */
export const serveBrowser = async (): Promise<BrowserServer> => {
  const { chromium } = await import('playwright');
  return chromium.launchServer(await browserOptions());
};
