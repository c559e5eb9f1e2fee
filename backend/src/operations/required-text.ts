import { Refusal } from '../operation.ts';

/** What was written, trimmed. Refuses nothing but spaces with 422 and the given sentence, as the schema refuses the rest. */
export const requiredText = (field: string, text: string, sentence: string): string => {
  const trimmed = text.trim();
  if (trimmed === '') {
    throw new Refusal(422, 'validation_failed', [{ loc: ['body', field], msg: sentence, type: 'required' }]);
  }
  return trimmed;
};
