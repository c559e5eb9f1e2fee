import type { OperationId } from '@mobility/openapi';
import type { GenericSchema } from 'valibot';
import type { HttpError, MalformedError } from '../errors.ts';
import type { CallSettings } from '../transport/settings.ts';
import { answers } from './answers.ts';
import { validate } from './lenient.ts';
import { inContractForm } from './older-forms.ts';
import { readRefusal } from './read-refusal.ts';

/** What openapi-fetch resolves with; `data` is the text of the body. */
type Result = { data?: unknown; error?: unknown; response: Response };

/** The value of a JSON text; undefined for another text. */
const parsed = (text: unknown): unknown => {
  try {
    return JSON.parse(`${text}`);
  } catch {
    return undefined;
  }
};

type Answers = typeof answers;
const isForAll = (id: OperationId): id is keyof Answers => Object.hasOwn(answers, id);

/** The schemas of what only admins call are a chunk of their own. */
const schemaOf = async (id: OperationId): Promise<GenericSchema> =>
  isForAll(id) ? answers[id] : (await import('./admin-answers.ts')).adminAnswers[id];

/**
 * Makes the reader of an operation's answers. It returns the body of a success in the form of the contract. It throws an
 * HttpError for a refusal, and a MalformedError that names the first part that breaks the contract. The classes are
 * arguments, as an import from this chunk would split the core into two files.
 */
export const readerOf = async (operationId: OperationId) => {
  const schema = await schemaOf(operationId);
  return (
    call: CallSettings,
    { data, error, response }: Result,
    Refusal: typeof HttpError,
    Malformed: typeof MalformedError,
  ): unknown => {
    const { facts, onValidationIssue } = call;
    if (!response.ok) throw new Refusal(...readRefusal(call, response, error));
    return validate(
      schema,
      inContractForm(operationId, parsed(data)),
      (issue) => onValidationIssue?.({ operationId, ...issue }),
      ({ path, expected }) => {
        const part = path && ` at ${path}`;
        throw new Malformed(`the answer breaks the contract${part}: expected ${expected}`, facts);
      },
    );
  };
};
