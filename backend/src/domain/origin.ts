import { isIPv4, isIPv6 } from 'node:net';

const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const programNameAtMost = 40;

const nameIn = (names: readonly [RegExp, string][], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** 'Firefox on Linux', or the name of a program that is not a browser; null for an unknown user agent. */
export const deviceOf = (userAgent: string | null): string | null => {
  if (!userAgent) return null;
  const [browser, system] = [nameIn(browsers, userAgent), nameIn(systems, userAgent)];
  if (browser && system) return `${browser} on ${system}`;
  const program = /^[\w.-]+/.exec(userAgent)?.[0].slice(0, programNameAtMost);
  return browser ?? system ?? program ?? null;
};

const mapped = /^::ffff:(?=\d+\.)/i;

/** The network of an address (/24 or /48): enough to recognise a sign-in, not enough to identify a household. */
export const networkOf = (address: string | null): string | null => {
  const plain = (address ?? '').replace(mapped, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return null;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const behind = (tail ?? '').split(':').filter(Boolean);
  const missing = Array.from({ length: 8 - groups.length - behind.length }, () => '0');
  const [a, b, c] = [...groups, ...missing, ...behind].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
  return `${a}:${b}:${c}::/48`;
};
