import type { OperationId } from '@mobility/openapi';
import type { ClientOptions } from '../options.ts';
import { unlessAborted } from './abort.ts';
import type { CallSettings } from './settings.ts';

type Send = () => Promise<Response>;

/** Adds the current token to requests, and replays a refused request if the token has changed. */
export const createSession = (
  { tokens, onUnauthorized }: ClientOptions,
  refreshUnderWay: () => Promise<unknown> | undefined,
) => {
  let reported: string | null = null;

  /** A refused old token does not end a newer session. The live channel handles a refused ticket itself. */
  const report = async (id: OperationId, token: string | null): Promise<void> => {
    if (id === 'issueSocketTicket' || token === null || token === reported) return;
    if (token !== (await tokens.read())) return;
    reported = token;
    onUnauthorized?.(token);
  };

  /** Waits for a refresh in flight, then returns whether the token was replaced. */
  const wasReplaced = async (call: CallSettings, token: string | null): Promise<boolean> => {
    const refresh = refreshUnderWay()?.catch(() => undefined);
    if (refresh && call.operationId !== 'refreshSession') await unlessAborted(refresh, call);
    return ![null, token].includes(await tokens.read());
  };

  const withToken = async (
    call: CallSettings,
    request: Request,
    send: Send,
    isReplay = false,
  ): Promise<Response> => {
    if (call.policy.public) return send();
    const token = await tokens.read();
    if (token) request.headers.set('authorization', `Bearer ${token}`);
    const response = await send();
    if (response.status !== 401) return response;
    if (!isReplay && (await wasReplaced(call, token))) return withToken(call, request, send, true);
    await report(call.operationId, token);
    return response;
  };
  return withToken;
};
