export { CancelRideDialog } from './cancel/CancelRideDialog.tsx';
export { RideConversation, type RideConversationProps } from './conversation/RideConversation.tsx';
export {
  RideConversationView,
  type RideConversationViewProps,
} from './conversation/RideConversationView.tsx';
export { RideRow, type RideRowActions } from './dashboard/RideRow.tsx';
export { RiderDashboard, type RiderDashboardProps } from './dashboard/RiderDashboard.tsx';
export { RiderDashboardView, type RiderDashboardViewProps } from './dashboard/RiderDashboardView.tsx';
export { RideDetailsDialog, type RideDetailsDialogProps } from './details/RideDetailsDialog.tsx';
export { MessageAction } from './help/RideActions.tsx';
export { SafetyDialog, type SafetyDialogProps } from './help/SafetyDialog.tsx';
export { ShareTripDialog, type ShareTripDialogProps } from './help/ShareTripDialog.tsx';
export { DriverRideHistory, type DriverRideHistoryProps } from './history/DriverRideHistory.tsx';
export { RideHistory } from './history/RideHistory.tsx';
export type { RideHistoryActions } from './history/RideHistoryCard.tsx';
export { RideHistoryView, type RideHistoryViewProps } from './history/RideHistoryView.tsx';
export type { RideHistoryProps } from './history/roles/use-history.ts';
export { ActiveRide, type ActiveRideProps } from './live/ActiveRide.tsx';
export { LiveRideCard } from './live/LiveRideCard.tsx';
export { LastRide, type LastRideProps } from './offline/LastRide.tsx';
export { RatingWidget } from './rating/RatingWidget.tsx';
export { PaymentBadge, StatusBadge } from './StatusBadge.tsx';
export { RideScreen, type RideScreenProps } from './screen/RideScreen.tsx';
export { RideScreenView, type RideScreenViewProps } from './screen/RideScreenView.tsx';
export { SharedTrip, type SharedTripProps } from './shared/SharedTrip.tsx';
export { SharedTripView, type SharedTripViewProps } from './shared/SharedTripView.tsx';
