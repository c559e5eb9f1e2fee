/** Whether a code may be one of an authenticator app or a recovery code. The server refuses others for their format. */
export const isCode = (typed: string): boolean => /^[0-9a-z -]{6,32}$/i.test(typed.trim());
