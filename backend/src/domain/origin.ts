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
/** Some proxies name a client with its port, which needs brackets around an IPv6 address. */
const withPort = /^(?:\[(?<v6>[^\]]*)\]|(?<v4>[\d.]+))(?::\d+)?$/;

/** The address without its port and zone; an IPv4 address in IPv6 form is an IPv4 one. */
const plainAddress = (text: string): string => {
  const { v6, v4 } = withPort.exec(text)?.groups ?? {};
  return (v6 ?? v4 ?? text).replace(mapped, '').replace(/%.*$/, '');
};

/** The first groups of an IPv6 address. */
const prefixOf = (address: string, length: number): string => {
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const behind = (tail ?? '').split(':').filter(Boolean);
  const missing = Array.from({ length: 8 - groups.length - behind.length }, () => '0');
  const all = [...groups, ...missing, ...behind].map((group) => Number.parseInt(group, 16).toString(16));
  return `${all.slice(0, length).join(':')}::`;
};

/** What the limits of an address count: an IPv4 address, or the /64 in which an IPv6 client chooses its addresses itself. */
export const sourceOf = (address: string): string => {
  const plain = plainAddress(address);
  return isIPv6(plain) ? prefixOf(plain, 4) : plain;
};

/** The network of an address (/24 or /48): enough to recognise a sign-in, not enough to identify a household. */
export const networkOf = (address: string | null): string | null => {
  const plain = plainAddress(address ?? '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(plain) ? `${prefixOf(plain, 3)}/48` : null;
};
