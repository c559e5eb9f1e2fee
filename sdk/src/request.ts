import type { CallOptions } from './operation.ts';
import { safeSegment } from './path.ts';

let origin = '';
let asked = 0;
/** Random once, as asking for each call is dear, and without the secure context that crypto.randomUUID wants. */
const newRequestId = (): string => {
  origin ||= `${crypto.getRandomValues(new Uint32Array(4)).join('-')}-`;
  asked += 1;
  return origin + asked;
};

const queryOf = (query: unknown): string =>
  Object.entries<string | number | boolean | null | undefined>(Object(query))
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value], index) => `${index ? '&' : '?'}${name}=${encodeURIComponent(value ?? '')}`)
    .join('');

/** A call as its route says: the arguments are the path's parameters, the query or the body, and the options. */
export const requestOf = (baseUrl: string, route: string, args: unknown[]) => {
  const [method = '', blanks = '', ...words] = route.split(' ');
  const says = (word: string): boolean => words.includes(word);
  const path = blanks.replace(/{\w+}/g, () => safeSegment(args.shift()));
  const query = says('query') ? queryOf(args.shift()) : '';
  const body = says('body') ? JSON.stringify(args.shift()) : undefined;
  const options: CallOptions = args[0] ?? {};
  const isRepeatable = !says('never') && !says('caller') && (!says('keyed') || options.idempotencyKey);
  return {
    timeout: says('slow') ? 60_000 : 10_000,
    ...options,
    url: baseUrl + path + query,
    method,
    body,
    requestId: newRequestId(),
    isPublic: says('public'),
    /** How often it is repeated by itself. */
    count: isRepeatable ? 2 : 0,
    /** What it answers. */
    shape: words.at(-1) ?? '',
  };
};
