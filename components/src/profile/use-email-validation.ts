import { isUnavailable } from '@mobility/machines/unavailable';
import { useMutation } from '@tanstack/react-query';
import { useMobility } from '../provider/mobility.ts';
import type { EmailValidationProps } from './EmailValidation.tsx';

/** Requests the link that verifies the user's address; undefined where the server has no such operation. */
export const useEmailValidation = (): EmailValidationProps['validation'] => {
  const { client } = useMobility();
  const { status, error, mutate } = useMutation({ mutationFn: () => client.sendMyValidationEmail() });
  return isUnavailable(error) ? undefined : { status, onSend: () => mutate() };
};
