import { randomBytes, timingSafeEqual } from 'node:crypto';
import { limits } from '@mobility/openapi/limits';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { createFirstAdmin, hasAdmin } from '../../people/create-first-admin.ts';
import { donePage, formPage, gonePage, type Issues } from './first-admin-page.ts';
import { languageOf, type PageTexts } from './page-language.ts';
import { acceptForms, formOf, sendPlainPage } from './plain-page.ts';

const path = '/first-admin';

/** Serves a one-time form while there is no admin. Returns its path with the token, or null if an admin exists. */
export async function serveFirstAdmin(app: FastifyInstance, context: Context): Promise<string | null> {
  if (await hasAdmin(context.store.read)) return null;
  const link = new OneTimeToken();
  await app.register(async (scope) => {
    acceptForms(scope);
    scope.get<{ Querystring: { token?: unknown } }>(path, async (request, reply) => {
      const language = languageOf(request);
      const token = String(request.query.token ?? '');
      if (!link.matches(token)) return sendPlainPage(reply, 404, gonePage(language));
      return sendPlainPage(reply, 200, formPage(language, token, { name: '', email: '' }));
    });
    scope.post<{ Body: unknown }>(path, async (request, reply) => {
      const language = languageOf(request);
      const form = formOf(request.body);
      const token = form.get('token') ?? '';
      if (!link.matches(token)) return sendPlainPage(reply, 404, gonePage(language));
      const entered = readForm(form);
      const issues =
        issuesOf(language.t, entered) ?? (await create(context, language.t, entered, request.id));
      if (issues) return sendPlainPage(reply, 422, formPage(language, token, entered, issues));
      link.spend();
      return sendPlainPage(reply, 201, donePage(language));
    });
  });
  return `${path}?token=${link.token}`;
}

/** A token that is valid once, and only in this process. */
class OneTimeToken {
  readonly token = randomBytes(32).toString('base64url');
  #spent = false;

  matches(given: string): boolean {
    const [own, other] = [Buffer.from(this.token), Buffer.from(given)];
    return !this.#spent && own.length === other.length && timingSafeEqual(own, other);
  }

  spend(): void {
    this.#spent = true;
  }
}

type Entered = { name: string; email: string; password: string };

const readForm = (form: URLSearchParams): Entered => ({
  name: (form.get('name') ?? '').trim().slice(0, 100),
  email: (form.get('email') ?? '').trim().toLowerCase().slice(0, 254),
  password: (form.get('password') ?? '').slice(0, 200),
});

const create = async (
  context: Context,
  t: PageTexts,
  entered: Entered,
  requestId: string,
): Promise<Issues | null> => {
  const refused = await createFirstAdmin(context, entered, requestId);
  return refused && { [refused === 'emailTaken' ? 'email' : 'form']: t[refused] };
};

/** Marks that change the direction of text, which the contract refuses in names too. */
const turning = /[\u202A-\u202E\u2066-\u2069]/;

/** What is wrong with each field; null where nothing is. */
const issuesOf = (t: PageTexts, { name, email, password }: Entered): Issues | null => {
  const min = limits.auth.passwordMinLength;
  const issues: Issues = {
    ...(name === '' && { name: t.enterName }),
    ...(turning.test(name) && { name: t.nameTurned }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && { email: t.enterEmail }),
    ...(password.length < min && { password: t.passwordTooShort({ min: String(min) }) }),
  };
  return Object.keys(issues).length > 0 ? issues : null;
};
