/** The sentences of the admin's console. */
export type AdminMessageKey = 'admin.driverApproved' | 'admin.approvalRevoked' | 'admin.approvalFailed';
