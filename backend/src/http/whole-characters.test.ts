import { expect, it } from 'vitest';
import { startServer } from '../testing/start-server.ts';
import { withWholeCharacters } from './whole-characters.ts';

it.each([
  ['{"a":"\\ud83d"}', '{"a":"\\ufffd"}'],
  ['{"a":["x\\uDE00y"]}', '{"a":["x\\ufffdy"]}'],
  ['{"a":"\\ud83d\\ud83d\\ude00"}', '{"a":"\\ufffd\\ud83d\\ude00"}'],
  ['{"a":"\\\\\\ud83d"}', '{"a":"\\\\\\ufffd"}'],
  ['{"\\ud83d":1e999}', '{"\\ufffd":1e999}'],
])('%s is %s', (json, whole) => {
  expect(withWholeCharacters(json)).toBe(whole);
});

it.each(['{"a":"x"}', '{"a":"\\\\ud83d"}', '{"a":"\\ud83d\\ude00"}', '{"a":"\\u00fc\\n"}', '{"a":"\\ud83'])(
  '%s stays unchanged',
  (json) => {
    expect(withWholeCharacters(json)).toBe(json);
  },
);

it('a lone surrogate in a name is replaced by the replacement character', async () => {
  const server = await startServer();
  const { access_token: token } = await server.signUp();
  const body = '{"name":"Robin \\ud83d","phone":"+1 415 555 0100"}';
  const { status } = await server.call('PUT', '/api/user/profile', { token, body });
  const { body: user } = await server.call('GET', '/api/auth/me', { token });
  expect([status, user.name]).toEqual([200, 'Robin \ufffd']);
});
