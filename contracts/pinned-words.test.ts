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

describe('a sentence', () => {
  it.each(['$', '$.detail', "$['detail']", '$.*', '$[*]', '$..detail'])(
    'is loosened by a matcher at %s',
    (path) => {
      expect(pinnedWords(refusal('$.code', path))).toBeNull();
    },
  );

  it.each(['$.code', "$['code']", '$.detail.words', '$.*.code'])('is not loosened by one at %s', (path) => {
    expect(pinnedWords(refusal(path))).toBe(detail);
  });

  it('is pinned where nothing matches otherwise', () => {
    expect(pinnedWords(refusal())).toBe(detail);
    expect(pinnedWords({ type: 'Asynchronous/Messages', description: 'a message' })).toBeNull();
  });
});
