import type { ClientOptions } from '../options.ts';
import type { CallSettings } from './settings.ts';

type Send = () => Promise<Response>;

/** Adds the current token to requests, and replays a refused request if the token has changed. */
export const createTokenReplay = (
  { tokens, onUnauthorized }: ClientOptions,
  refreshUnderWay: () => Promise<unknown> | undefined,
) => {
  let reported: { token: string; handled: Promise<unknown> } | undefined;

  /** Reports a token once. A refused old token does not end a newer session. */
  const report = async (call: CallSettings, token: string, answer: Response): Promise<void> => {
    if (token !== reported?.token) {
      if (token !== (await tokens.read())) return;
      const handled = answer
        .json()
        .catch(() => undefined)
        .then((error) => onUnauthorized?.(token, error))
        .catch(() => undefined);
      reported = { token, handled };
    }
    // The callback may refresh the token, and a refresh cannot wait for itself.
    if (call.operationId !== 'refreshSession') await reported.handled;
  };

  /** Waits for a refresh in flight, then returns whether the token was replaced. */
  const wasReplaced = async (call: CallSettings, token: string | null): Promise<boolean> => {
    if (call.operationId !== 'refreshSession') await refreshUnderWay()?.catch(() => undefined);
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
    // The live channel handles a refused ticket itself.
    if (token === null || call.operationId === 'issueSocketTicket') return response;
    await report(call, token, response);
    return !isReplay && (await wasReplaced(call, token)) ? withToken(call, request, send, true) : response;
  };
  return withToken;
};
