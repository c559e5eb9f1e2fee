export { BalancePanel } from './BalancePanel.tsx';
export { CardPaymentDialog, type CardPaymentDialogProps } from './CardPaymentDialog.tsx';
export { PaymentDialog, type PaymentDialogProps } from './PaymentDialog.tsx';
export { PaymentDue } from './PaymentDue.tsx';
export { PaymentsPage, type PaymentsPageProps } from './PaymentsPage.tsx';
export { TransactionsList } from './TransactionsList.tsx';
export { UnpaidRides } from './UnpaidRides.tsx';
