import type { OperationId } from '@mobility/openapi';
import { routes } from '@mobility/openapi/routes';
import type { ApiPromise } from '../call.ts';
import type { Answer } from '../client.ts';
import type { Client } from '../operations/index.ts';
import { type PagedPromise, paged } from '../pages.ts';

/** The answer of each operation, sync or async. Throw a MobilityError to make a call fail. */
export type FakeAnswers = {
  [Id in OperationId]?: (...args: Parameters<Client[Id]>) => Answer<Id> | Promise<Answer<Id>>;
};

const withResponse = <T>(answer: Promise<T>): ApiPromise<T> => {
  const outcome = answer.then((data) => ({ data, response: new Response(), requestId: 'a fake' }));
  outcome.catch(() => undefined);
  return Object.assign(answer, { withResponse: () => outcome });
};
/** Every list has one page. */
const withPages = (answer: ApiPromise<unknown>): PagedPromise<unknown> =>
  paged(() => answer as ApiPromise<unknown[]>);

/** A client without a network. A method without an answer rejects and names itself. */
export const fakeClient = (answers: FakeAnswers = {}): Client => {
  const methods = Object.keys(routes).map((id) => {
    const answer: ((...args: unknown[]) => unknown) | undefined = Reflect.get(answers, id);
    const run = async (...args: unknown[]): Promise<unknown> => {
      if (!answer) throw new Error(`${id} was called, but the fake has no answer for it`);
      return answer(...args);
    };
    return [id, (...args: unknown[]) => withPages(withResponse(run(...args)))];
  });
  // A cast, because Object.fromEntries loses the type of each method. FakeAnswers has checked the types.
  return Object.fromEntries(methods) as Client;
};
