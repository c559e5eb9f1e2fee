import { shownError } from '@mobility/machines/shown-error';
import { loadFailure } from '../intl/generated/en-US/load-failure.ts';
import { useSentences } from '../intl/use-sentences.ts';
import { useText } from '../intl/use-text.ts';

/** What of an error says that the page has no address for its backend, or that the load had no token. */
type Thrown = { kind?: unknown; status?: unknown; message?: unknown; cause?: { message?: unknown } | null };

/**
 * Why a list could not be loaded, in words. A load that the server refuses for want of a token asks the user to sign in; an
 * expired token ends the session instead.
 */
export const useLoadReason = (): ((error: unknown) => string | undefined) => {
  const t = useText(loadFailure);
  const { sentence } = useSentences();
  return (error) => {
    const { kind, status, message, cause }: Thrown = Object(error);
    if (cause?.message === 'no_backend') return t('notConfigured');
    if (status === 401) return t('loginFirst');
    if (kind === 'malformed') return t('unreadable');
    const { detail, reason } = shownError('ride.recentFailed', error);
    if (reason) return sentence(reason);
    if (detail) return detail;
    // The message of such an error names the operation, for developers.
    if (typeof status === 'number') return t('serverError', { status: String(status) });
    return typeof message === 'string' ? message : undefined;
  };
};
