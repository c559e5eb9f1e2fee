import { adminPaymentAnalytics } from '../../intl/generated/en-US/admin-payment-analytics.ts';
import { useText } from '../../intl/use-text.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';

/** Marks generated figures. */
export const SampleBadge = () => <Badge tone="caution">{useText(adminPaymentAnalytics)('sample')}</Badge>;
