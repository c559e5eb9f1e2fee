import { expect, test } from 'vitest';

const textsOf = (name: string, files: Record<string, Record<string, string>>) =>
  Object.values(files).map((texts) => texts[name]);
const machines = import.meta.glob<Record<string, string>>('./*/machines.json', {
  eager: true,
  import: 'default',
});
const refusals = import.meta.glob<Record<string, string>>('./*/refusals.json', {
  eager: true,
  import: 'default',
});

test('a locked user reads the same words when thrown out and at the sign-in', () => {
  const thrownOut = textsOf('auth.accountLocked', machines);
  const atSignIn = textsOf('account_locked', refusals);
  expect(thrownOut).toHaveLength(3);
  expect(atSignIn).toEqual(thrownOut);
});
