import { expect, test } from 'vitest';

const files = import.meta.glob<Record<string, string>>('./*/{driving,ride}.json', {
  eager: true,
  import: 'default',
});
const named = Object.entries(files).map(([file, messages]) => ({
  file,
  shown: messages.call,
  name: messages.callRider ?? messages.callPerson,
}));

test.each(named)('the name of a call has the word on its button: $file', ({ shown, name }) => {
  expect(named).toHaveLength(6);
  expect(name?.toLowerCase().split(' ')).toContain(shown?.toLowerCase());
});
