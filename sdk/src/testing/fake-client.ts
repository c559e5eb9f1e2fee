import type { OperationId } from '@mobility/openapi';
import { policies } from '@mobility/openapi/policies';
import type { Answer, Method, MobilityClient } from '../operation.ts';

/** Per operation: what it answers, now or later. Throw a MobilityError to refuse. */
export type FakeAnswers = {
  [Id in OperationId]?: (...args: Parameters<Method<Id>>) => Answer<Id> | Promise<Answer<Id>>;
};

/** A client without a network. A method that was given no answer rejects, and names itself. */
export const fakeClient = (answers: FakeAnswers = {}): MobilityClient => {
  const unset = (id: string) => async () => {
    throw new Error(`${id} was called, but the fake has no answer for it`);
  };
  const methods = Object.keys(policies).map((id) => {
    const answer: ((...args: never[]) => unknown) | undefined = Reflect.get(answers, id);
    return [id, answer ? async (...args: never[]) => answer(...args) : unset(id)];
  });
  // Object.fromEntries forgets which name has which method; FakeAnswers has just checked it.
  return Object.fromEntries(methods) as MobilityClient;
};
