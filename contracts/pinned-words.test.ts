import { describe, expect, it } from 'vitest';
import { pinnedWords } from './pinned-words.ts';

const detail = 'Ride not found';
const refusal = (...paths: string[]) => ({
  type: 'Synchronous/HTTP',
  description: 'no ride',
  response: {
    status: 404,
    body: { content: { detail, code: 'ride_not_found' } },
    matchingRules: { body: Object.fromEntries(paths.map((path) => [path, {}])) },
  },
});

describe('an error text', () => {
  it.each(['$', '$.detail', "$['detail']", '$.*', '$[*]', '$..detail'])(
    'is not pinned if a matcher at %s accepts others',
    (path) => {
      expect(pinnedWords(refusal('$.code', path))).toBeNull();
    },
  );

  it.each(['$.code', "$['code']", '$.detail.words', '$.*.code'])(
    'stays pinned if there is a matcher at %s',
    (path) => {
      expect(pinnedWords(refusal(path))).toBe(detail);
    },
  );

  it('is pinned if there is no matcher', () => {
    expect(pinnedWords(refusal())).toBe(detail);
    expect(pinnedWords({ type: 'Asynchronous/Messages', description: 'a message' })).toBeNull();
  });
});
