export { AuthDialog, type AuthDialogProps, type AuthTab } from './AuthDialog.tsx';
