export { MyDisputes } from './MyDisputes.tsx';
export { MyDisputesView, type MyDisputesViewProps } from './MyDisputesView.tsx';
export { OpenDispute, type OpenDisputeProps } from './OpenDispute.tsx';
export { OpenDisputeView, type OpenDisputeViewProps } from './OpenDisputeView.tsx';
export { RideDisputesView, type RideDisputesViewProps } from './RideDisputesView.tsx';
