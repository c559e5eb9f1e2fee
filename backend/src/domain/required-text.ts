import { Refusal } from './refusal.ts';

/** Returns the trimmed text. Refuses blank text with the given sentence; the schema checks everything else. */
export const requiredText = (field: string, text: string, sentence: string): string => {
  const trimmed = text.trim();
  if (trimmed === '') {
    throw new Refusal('validation_failed', [{ loc: ['body', field], msg: sentence, type: 'required' }]);
  }
  return trimmed;
};
