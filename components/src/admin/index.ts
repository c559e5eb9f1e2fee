export { AdminConsole, type AdminConsoleProps } from './AdminConsole.tsx';
export { AdminConsoleView, type AdminConsoleViewProps } from './AdminConsoleView.tsx';
export { Restore } from './restore/Restore.tsx';
export { RestoreView, type RestoreViewProps } from './restore/RestoreView.tsx';
export { RideDecision, type RideDecisionProps } from './ride-decision/RideDecision.tsx';
export { RideDecisionView, type RideDecisionViewProps } from './ride-decision/RideDecisionView.tsx';
