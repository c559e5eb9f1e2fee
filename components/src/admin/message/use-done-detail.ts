import type { Message } from '@mobility/openapi';
import type { ToldOperation } from '@mobility/openapi/outcome-sentences';
import { useIntl } from '../../intl/IntlProvider.tsx';

/** For a toast: what the server answered to a command. */
type Detail = { detail?: string };

/**
 * What the server answered to a command: in en-US in its own words, in other languages in those of the page. An answer that has
 * no text there, or whose text cannot be fetched, leaves the toast's own words.
 */
export const useDoneDetail = () => {
  const { locale, translations } = useIntl();
  return async (operation: ToldOperation, { message }: Message): Promise<Detail> => {
    if (!translations['outcome-sentences']) return message ? { detail: message } : {};
    const detail = await import('./say-outcome.ts').then(
      ({ sayOutcome }) => sayOutcome(operation, message, locale, translations),
      () => null,
    );
    return detail ? { detail } : {};
  };
};
