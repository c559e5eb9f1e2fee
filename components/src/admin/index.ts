export { AnalyticsView, type AnalyticsViewProps } from './analytics/AnalyticsView.tsx';
export { AuditDetails, type AuditDetailsProps } from './audit/AuditDetails.tsx';
export { AuditView, type AuditViewProps } from './audit/AuditView.tsx';
export { CityMapView, type CityMapViewProps } from './city-map/CityMapView.tsx';
export { RideBandView, type RideBandViewProps } from './city-map/RideBandView.tsx';
export { AdminConsole, type AdminConsoleProps } from './console/AdminConsole.tsx';
export { AdminConsoleView, type AdminConsoleViewProps } from './console/AdminConsoleView.tsx';
export { ConversationsView, type ConversationsViewProps } from './conversations/ConversationsView.tsx';
export { ReplyChoice, type ReplyChoiceProps } from './conversations/ReplyChoice.tsx';
export { ReplyForm, type ReplyFormProps } from './conversations/ReplyForm.tsx';
export { ThreadStatusView, type ThreadStatusViewProps } from './conversations/ThreadStatusView.tsx';
export { ThreadView, type ThreadViewProps } from './conversations/ThreadView.tsx';
export { BackupView, type BackupViewProps } from './database/BackupView.tsx';
export { DatabaseStatusView, type DatabaseStatusViewProps } from './database/DatabaseStatusView.tsx';
export { MailDialog, type MailDialogProps } from './demo/MailDialog.tsx';
export { OutboxView, type OutboxViewProps } from './demo/OutboxView.tsx';
export { SimulationView, type SimulationViewProps } from './demo/SimulationView.tsx';
export { DecisionForm, type DecisionFormProps } from './disputes/DecisionForm.tsx';
export { DisputeCaseView, type DisputeCaseViewProps } from './disputes/DisputeCaseView.tsx';
export { DisputedRide, type DisputedRideProps } from './disputes/DisputedRide.tsx';
export { DisputesView, type DisputesViewProps } from './disputes/DisputesView.tsx';
export { AdminNotifications, type AdminNotificationsProps } from './notifications/AdminNotifications.tsx';
export { OverviewView, type OverviewViewProps } from './overview/OverviewView.tsx';
export {
  PaymentAnalyticsView,
  type PaymentAnalyticsViewProps,
} from './payment-analytics/PaymentAnalyticsView.tsx';
export { sampleFigures } from './payment-analytics/sample-figures.ts';
export { EscalateDialog, type EscalateDialogProps } from './payments/EscalateDialog.tsx';
export { PaymentsView, type PaymentsViewProps } from './payments/PaymentsView.tsx';
export { Restore } from './restore/Restore.tsx';
export { RestoreView, type RestoreViewProps } from './restore/RestoreView.tsx';
export { RecipientView, type RecipientViewProps } from './ride-decision/RecipientView.tsx';
export { RideDecision, type RideDecisionProps } from './ride-decision/RideDecision.tsx';
export { RideDecisionView, type RideDecisionViewProps } from './ride-decision/RideDecisionView.tsx';
export { RideNews, type RideNewsProps } from './ride-decision/RideNews.tsx';
export {
  SendNotificationView,
  type SendNotificationViewProps,
} from './rides/notify/SendNotificationView.tsx';
export { RidesView, type RidesViewProps } from './rides/RidesView.tsx';
export { SavedFiltersView, type SavedFiltersViewProps } from './saved-filters/SavedFiltersView.tsx';
export { UserBalanceView, type UserBalanceViewProps } from './users/balance/UserBalanceView.tsx';
export { DriverApprovalView, type DriverApprovalViewProps } from './users/dialogs/DriverApprovalView.tsx';
export { EditUserView, type EditUserViewProps } from './users/dialogs/EditUserView.tsx';
export { LockUserView, type LockUserViewProps } from './users/dialogs/LockUserView.tsx';
export { ResetPasswordView, type ResetPasswordViewProps } from './users/dialogs/ResetPasswordView.tsx';
export { SendBackView, type SendBackViewProps } from './users/dialogs/SendBackView.tsx';
export { SendMessageView, type SendMessageViewProps } from './users/dialogs/SendMessageView.tsx';
export { Drawer, type DrawerProps } from './users/drawer/Drawer.tsx';
export { UserDetailsView, type UserDetailsViewProps } from './users/drawer/UserDetailsView.tsx';
export { UsersView, type UsersViewProps } from './users/UsersView.tsx';
export { WaitingQueue, type WaitingQueueProps } from './waiting/WaitingQueue.tsx';
