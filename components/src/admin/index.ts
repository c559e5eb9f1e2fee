export { AdminConsole, type AdminConsoleProps } from './AdminConsole.tsx';
export { AdminConsoleView, type AdminConsoleViewProps } from './AdminConsoleView.tsx';
