import { createServer, type IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';

/** A request of the adapter, unchanged. */
export type ReceivedRequest = { method: string; path: string; headers: Record<string, string>; body: string };
/** A response: a status with a body, text that is not JSON, or none. */
export type Script =
  | { status: number; body: unknown; headers?: Record<string, string> }
  | { text: string }
  | 'silence'
  | 'hang up';

const named = ['authorization', 'content-type', 'idempotency-key', 'stripe-version'];

const readRequest = async (request: IncomingMessage): Promise<ReceivedRequest> => {
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

/** A fake Stripe server on this machine. It gives the scripted answers in order and repeats the last one. */
export const startFakeStripe = async (
  ...script: Script[]
): Promise<{ apiBase: string; asked: ReceivedRequest[]; answers: Script[] }> => {
  const asked: ReceivedRequest[] = [];
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
