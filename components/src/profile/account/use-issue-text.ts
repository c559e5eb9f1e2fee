import { type FieldIssue, isFieldRefusal } from '@mobility/machines/field-refusal';
import { account } from '../../intl/generated/en-US/account.ts';
import { useSentences } from '../../intl/use-sentences.ts';
import { useText } from '../../intl/use-text.ts';

/** The text of what is wrong with a field: the sentence of its validation, or of the server's refusal. */
export const useIssueText = () => {
  const t = useText(account);
  const { sentence } = useSentences();
  return (issue: FieldIssue): string => (isFieldRefusal(issue) ? t(issue) : sentence(issue));
};
