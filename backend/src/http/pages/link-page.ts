import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { Refusal } from '../../domain/refusal.ts';
import { errorResponse, statusOf } from '../errors.ts';
import type { Limit } from '../limits/rate-limit.ts';
import { languageOf, type PageLanguage, type PageTexts } from './page-language.ts';
import { acceptForms, formOf, plainPage, sendPlainPage } from './plain-page.ts';

/** The page behind the one-time link of an e-mail, which works without the application. */
export type LinkPage = {
  path: string;
  limit: Limit;
  log: Context['log'];
  isOpen(token: string): Promise<boolean>;
  /** The page with the form, and with the issue of the last attempt if there was one. */
  askPage(language: PageLanguage, token: string, issue?: string): string;
  /** Why a sent form is refused; undefined if it is not. */
  issueOf?(t: PageTexts, form: URLSearchParams): string | undefined;
  /** Uses the token. Refuses one that is not valid. */
  act(token: string, form: URLSearchParams, requestId: string): Promise<void>;
  donePage(language: PageLanguage): string;
  /** Why the link is not valid, and what to do, as HTML. */
  gone(t: PageTexts): string;
};

/** Serves such a page: its form, and what the form does. */
export async function serveLinkPage(app: FastifyInstance, page: LinkPage): Promise<void> {
  const { path, limit, log, isOpen, askPage, issueOf, act, donePage } = page;
  const gonePage = (language: PageLanguage): string =>
    plainPage(language, language.t.notValid, `<p>${page.gone(language.t)}</p>`);
  await app.register(async (scope) => {
    acceptForms(scope);
    // A reload repeats the request, so the form does not have to be filled in again.
    scope.setErrorHandler((error, request, reply) => {
      const { status, headers } = errorResponse(error, request.id);
      if (status >= 500) log.error({ err: error, requestId: request.id, path }, 'failed');
      const language = languageOf(request);
      const { notDone, reload, reloadToSend } = language.t;
      const again = `<p>${request.method === 'POST' ? reloadToSend : reload}</p>`;
      // Other requests that were refused are refused again.
      const mayHelp = status >= 500 || status === 429;
      return sendPlainPage(
        reply.headers(headers),
        status,
        plainPage(language, notDone, mayHelp ? again : ''),
      );
    });
    scope.addHook('onRequest', limit);
    scope.get<{ Querystring: { token?: unknown } }>(path, async (request, reply) => {
      const language = languageOf(request);
      const token = String(request.query.token ?? '');
      return (await isOpen(token))
        ? sendPlainPage(reply, 200, askPage(language, token))
        : sendPlainPage(reply, 404, gonePage(language));
    });
    scope.post<{ Body: unknown }>(path, async (request, reply) => {
      const language = languageOf(request);
      const form = formOf(request.body);
      const token = form.get('token') ?? '';
      const issue = issueOf?.(language.t, form);
      if (issue) return sendPlainPage(reply, 422, askPage(language, token, issue));
      try {
        await act(token, form, request.id);
      } catch (error) {
        if (error instanceof Refusal) return sendPlainPage(reply, statusOf(error), gonePage(language));
        throw error;
      }
      return sendPlainPage(reply, 200, donePage(language));
    });
  });
}
