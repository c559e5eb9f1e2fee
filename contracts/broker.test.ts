import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';

type Asked = { method?: string; url?: string; authorization?: string; body: string };

const closers: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A broker that records its requests and gives the same answer to all of them. */
const startBroker = async (status: number, answer: object) => {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method, url, headers } = request;
    asked.push({ method, url, authorization: headers.authorization, body });
    response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(() => server.close());
  return { asked, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

const run = (base: string, ...args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((done) => {
    const command = new URL('broker.ts', import.meta.url).pathname;
    const env = { ...process.env, PACT_BROKER_BASE_URL: base, PACT_BROKER_TOKEN: 'secret-token' };
    const child = execFile(process.execPath, [command, ...args], { env }, (_, stdout, stderr) =>
      done({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });

it('publish sends the committed pact with the version and its branch', async () => {
  const { asked, base } = await startBroker(201, {});
  const { code } = await run(base, 'publish', '--version', '1.2.3', '--branch', 'feat/x');
  expect(code).toBe(0);
  expect(asked.map(({ method, url, authorization }) => [method, url, authorization])).toEqual([
    ['PUT', '/pacticipants/mobility-app/branches/feat%2Fx/versions/1.2.3', 'Bearer secret-token'],
    ['PUT', '/pacts/provider/mobility-backend/consumer/mobility-app/version/1.2.3', 'Bearer secret-token'],
  ]);
  expect(JSON.parse(asked[1]?.body ?? '').consumer).toEqual({ name: 'mobility-app' });
});

it.each([
  [true, 0, 'yes'],
  [false, 1, 'no'],
])('checks whether a version may be deployed: %s', async (deployable, expected, word) => {
  const { asked, base } = await startBroker(200, { summary: { deployable, reason: 'As verified.' } });
  const { code, output } = await run(base, 'can-i-deploy', '--version', '1.2.3', '--to', 'production');
  expect(output).toContain(`mobility-app 1.2.3 to production: ${word}. As verified.`);
  expect(code).toBe(expected);
  expect(asked[0]?.url).toBe('/can-i-deploy?pacticipant=mobility-app&version=1.2.3&environment=production');
});

it('the commands fail if the broker refuses or returns no verdict', async () => {
  const refusing = await startBroker(401, { error: 'no' });
  expect((await run(refusing.base, 'publish', '--version', '1')).code).toBe(2);
  const vague = await startBroker(200, {});
  expect((await run(vague.base, 'can-i-deploy', '--version', '1', '--to', 'production')).code).toBe(2);
  expect((await run('', 'publish')).code).toBe(2);
});
