import { disputeKinds } from '@mobility/openapi/disputes';
import { dispute } from '../../intl/generated/en-US/dispute.ts';
import { useText } from '../../intl/use-text.ts';

/** The name of a dispute's type; one that the contract does not list stays as it is. */
export const useTypeText = (): ((type: string) => string) => {
  const t = useText(dispute);
  return (type) => {
    const known = disputeKinds.find((kind) => kind.type === type);
    // The names of types take no parameters.
    return known ? t(known.type as 'other') : type;
  };
};
