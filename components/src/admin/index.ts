export { AdminConsole, type AdminConsoleProps } from './AdminConsole.tsx';
export type { AdminUsersProps } from './AdminUsers.tsx';
