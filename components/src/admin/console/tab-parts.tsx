import { onDemand, type Part } from '../../primitives/OnDemand/on-demand.tsx';
import { TabLoading } from './TabLoading.tsx';
import type { ConsoleTab } from './tabs.ts';

/** A tab whose code is fetched when it is opened. */
export const tabPart = (load: Parameters<typeof onDemand<object>>[0]): Part<object> => {
  const part = onDemand(load, { Placeholder: () => <TabLoading onRetry={part.preload} /> });
  return part;
};

/** The content of each tab. */
export const tabParts: Record<ConsoleTab, Part<object>> = {
  overview: tabPart(() => import('../overview/OverviewTab.tsx').then((module) => module.OverviewTab)),
  notifications: tabPart(() =>
    import('../notifications/NotificationsTab.tsx').then((module) => module.NotificationsTab),
  ),
  rides: tabPart(() => import('../rides/RidesTab.tsx').then((module) => module.RidesTab)),
  users: tabPart(() => import('../users/UsersTab.tsx').then((module) => module.UsersTab)),
  audit: tabPart(() => import('../audit/AuditTab.tsx').then((module) => module.AuditTab)),
  conversations: tabPart(() =>
    import('../conversations/ConversationsTab.tsx').then((module) => module.ConversationsTab),
  ),
  analytics: tabPart(() => import('../analytics/AnalyticsTab.tsx').then((module) => module.AnalyticsTab)),
  payments: tabPart(() => import('../payments/PaymentsTab.tsx').then((module) => module.PaymentsTab)),
  'payment-analytics': tabPart(() =>
    import('../payment-analytics/PaymentAnalyticsTab.tsx').then((module) => module.PaymentAnalyticsTab),
  ),
  database: tabPart(() => import('../database/DatabaseTab.tsx').then((module) => module.DatabaseTab)),
};
