/**
 * `npm run chromatic`: builds the stories and sends those that changed to Chromatic, where designers review them in
 * the four modes of stories/.storybook/modes.ts. Further arguments go to Chromatic's own command.
 */
import { run } from './run.ts';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'Chromatic needs the token of your project: set CHROMATIC_PROJECT_TOKEN and run `npm run chromatic` again. Without it, `npm run stories` shows the same stories.',
  );
  process.exit(1);
}

const { code } = await run('npx', [
  '--no-install',
  'chromatic',
  '--build-command=npm run build -w @mobility/stories -- --output-dir=storybook-static --stats-json',
  '--output-dir=stories/storybook-static',
  '--only-changed',
  '--storybook-base-dir=stories',
  ...process.argv.slice(2),
]);
process.exit(code);
