import { account } from '../../intl/generated/en-US/account.ts';
import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';

/** Says that the server does not offer an action of the account. */
export const NotAvailable = () => <Notice tone="info">{useText(account)('notAvailableText')}</Notice>;
