import { onDemand, type Part } from '../../primitives/OnDemand/on-demand.tsx';
import { TabLoading } from './TabLoading.tsx';
import type { ConsoleTab } from './tabs.ts';

/** A tab whose code is fetched when it is opened. */
const tab = (load: Parameters<typeof onDemand<object>>[0]): Part<object> => {
  const part = onDemand(load, { Placeholder: () => <TabLoading onRetry={part.preload} /> });
  return part;
};

/** The content of each tab. */
export const tabParts: Record<ConsoleTab, Part<object>> = {
  overview: tab(() => import('../overview/OverviewTab.tsx').then((module) => module.OverviewTab)),
  notifications: tab(() =>
    import('../notifications/NotificationsTab.tsx').then((module) => module.NotificationsTab),
  ),
  rides: tab(() => import('../rides/RidesTab.tsx').then((module) => module.RidesTab)),
  users: tab(() => import('../users/UsersTab.tsx').then((module) => module.UsersTab)),
  audit: tab(() => import('../audit/AuditTab.tsx').then((module) => module.AuditTab)),
  conversations: tab(() =>
    import('../conversations/ConversationsTab.tsx').then((module) => module.ConversationsTab),
  ),
  analytics: tab(() => import('../analytics/AnalyticsTab.tsx').then((module) => module.AnalyticsTab)),
  payments: tab(() => import('../payments/PaymentsTab.tsx').then((module) => module.PaymentsTab)),
  'payment-analytics': tab(() =>
    import('../payment-analytics/PaymentAnalyticsTab.tsx').then((module) => module.PaymentAnalyticsTab),
  ),
  database: tab(() => import('../database/DatabaseTab.tsx').then((module) => module.DatabaseTab)),
};
