import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../domain/refusal.ts';
import { statusOf } from '../errors.ts';
import type { Limit } from '../rate-limit.ts';
import { acceptForms, formOf, plainPage, sendPlainPage } from './plain-page.ts';

/** The page behind the one-time link of an e-mail, which works without the application. */
export type LinkPage = {
  path: string;
  limit: Limit;
  isOpen(token: string): Promise<boolean>;
  /** The page with the form, and with the issue of the last attempt if there was one. */
  askPage(token: string, issue?: string): string;
  /** The issue of a sent form, if there is one. */
  issueOf?(form: URLSearchParams): string | undefined;
  /** Uses the token. Refuses one that is not valid. */
  act(token: string, form: URLSearchParams, requestId: string): Promise<void>;
  donePage: string;
  /** Why the link is not valid, and what to do, as HTML. */
  gone: string;
};

/** Serves such a page: its form, and what the form does. */
export async function serveLinkPage(app: FastifyInstance, page: LinkPage): Promise<void> {
  const { path, limit, isOpen, askPage, issueOf, act, donePage } = page;
  const gonePage = plainPage('This link is not valid', `<p>${page.gone}</p>`);
  await app.register(async (scope) => {
    acceptForms(scope);
    scope.addHook('onRequest', limit);
    scope.get<{ Querystring: { token?: unknown } }>(path, async ({ query }, reply) => {
      const token = String(query.token ?? '');
      return (await isOpen(token))
        ? sendPlainPage(reply, 200, askPage(token))
        : sendPlainPage(reply, 404, gonePage);
    });
    scope.post<{ Body: unknown }>(path, async ({ body, id }, reply) => {
      const form = formOf(body);
      const token = form.get('token') ?? '';
      const issue = issueOf?.(form);
      if (issue) return sendPlainPage(reply, 422, askPage(token, issue));
      try {
        await act(token, form, id);
      } catch (error) {
        if (error instanceof Refusal) return sendPlainPage(reply, statusOf(error), gonePage);
        throw error;
      }
      return sendPlainPage(reply, 200, donePage);
    });
  });
}
