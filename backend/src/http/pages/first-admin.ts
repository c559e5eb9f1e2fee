import { randomBytes, timingSafeEqual } from 'node:crypto';
import { limits } from '@mobility/openapi/limits';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { createFirstAdmin, hasAdmin } from '../../people/create-first-admin.ts';
import { donePage, formPage, gonePage } from './first-admin-page.ts';
import { acceptForms, formOf, sendPlainPage } from './plain-page.ts';

const path = '/first-admin';

/** Serves a one-time form while there is no admin. Returns its path with the token, or null if an admin exists. */
export async function serveFirstAdmin(app: FastifyInstance, context: Context): Promise<string | null> {
  if (await hasAdmin(context.store.read)) return null;
  const link = new OneTimeToken();
  await app.register(async (scope) => {
    acceptForms(scope);
    scope.get<{ Querystring: { token?: unknown } }>(path, async ({ query }, reply) => {
      const token = String(query.token ?? '');
      if (!link.matches(token)) return sendPlainPage(reply, 404, gonePage());
      return sendPlainPage(reply, 200, formPage(token, { name: '', email: '' }, null));
    });
    scope.post<{ Body: unknown }>(path, async ({ body, id }, reply) => {
      const form = formOf(body);
      const token = form.get('token') ?? '';
      if (!link.matches(token)) return sendPlainPage(reply, 404, gonePage());
      const entered = readForm(form);
      const issue = issueOf(entered) ?? (await createFirstAdmin(context, entered, id));
      if (issue) return sendPlainPage(reply, 422, formPage(token, entered, issue));
      link.spend();
      return sendPlainPage(reply, 201, donePage());
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

function issueOf({ name, email, password }: Entered): string | null {
  if (name === '') return 'Please enter a name.';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return 'Please enter a valid email address.';
  const min = limits.auth.passwordMinLength;
  return password.length < min ? `The password must have at least ${min} characters.` : null;
}
