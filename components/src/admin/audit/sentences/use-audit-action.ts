import { useIntl } from '../../../intl/IntlProvider.tsx';

/** Its en-US texts are not loaded: there, the sentences that the server stored say it. */
const domain = 'audit-actions';

/**
 * What an action of the audit trail is called in a language other than that of the stored sentences; null in theirs, and for
 * an action that this version does not know.
 */
export const useAuditAction = (): ((action: string) => string | null) => {
  const names = useIntl().translations[domain] ?? {};
  return (action) => {
    const name = Object.hasOwn(names, action) ? names[action] : null;
    return typeof name === 'string' ? name : null;
  };
};
