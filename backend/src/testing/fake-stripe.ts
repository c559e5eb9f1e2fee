import { createServer, type IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';

/** What the adapter asked for, to the letter. */
export type Asked = { method: string; path: string; headers: Record<string, string>; body: string };
/** What is answered: a status with a body, text that is no JSON, or silence. */
export type Script =
  | { status: number; body: unknown; headers?: Record<string, string> }
  | { text: string }
  | 'silence'
  | 'hang up';

const named = ['authorization', 'content-type', 'idempotency-key', 'stripe-version'];

const readRequest = async (request: IncomingMessage): Promise<Asked> => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => named.includes(name)),
  );
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: JSON.parse(JSON.stringify(headers)),
    body,
  };
};

/** Stripe on this machine: answers the script in turn, its last entry for ever. */
export const startFakeStripe = async (
  ...script: Script[]
): Promise<{ apiBase: string; asked: Asked[]; answers: Script[] }> => {
  const asked: Asked[] = [];
  const answers = [...script];
  const server = createServer(async (request, response) => {
    asked.push(await readRequest(request));
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === 'silence' || answer === undefined) return;
    if (answer === 'hang up') return void request.socket.destroy();
    if ('text' in answer) return void response.end(answer.text);
    response
      .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
      .end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { apiBase: `http://127.0.0.1:${port}`, asked, answers };
};
