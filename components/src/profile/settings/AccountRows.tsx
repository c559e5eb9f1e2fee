import { limits } from '@mobility/openapi/limits';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Download from 'lucide-react/icons/download';
import KeyRound from 'lucide-react/icons/key-round';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from 'react-aria-components/Button';
import { account } from '../../intl/generated/en-US/account.ts';
import { useText } from '../../intl/use-text.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { SpinnerRing } from '../../primitives/Spinner/Spinner.tsx';
import * as styles from './Settings.css.ts';

/** The actions of the account, in the order of the rows. */
export const accountActions = [
  'changePassword',
  'twoFactor',
  'loginActivity',
  'downloadData',
  'deleteAccount',
] as const;
export type AccountAction = (typeof accountActions)[number];

export type AccountRowsProps = {
  onOpen(action: AccountAction): void;
  /** The current state of an action, shown in place of its usual hint. */
  hints?: Partial<Record<AccountAction, string>>;
  /** The action that is under way. */
  pending?: AccountAction | null;
};

const icons: Record<AccountAction, typeof KeyRound> = {
  changePassword: KeyRound,
  twoFactor: ShieldCheck,
  loginActivity: MonitorSmartphone,
  downloadData: Download,
  deleteAccount: Trash2,
};

/** One row for each action of the account, with what is known about it. */
export const AccountRows = ({ onOpen, hints = {}, pending = null }: AccountRowsProps) => {
  const t = useText(account);
  const usual: Record<AccountAction, string> = {
    changePassword: t('passwordHint', { count: limits.auth.passwordMinLength }),
    loginActivity: t('loginActivityHint'),
    downloadData: t('downloadDataHint'),
    twoFactor: t('twoFactorHint'),
    deleteAccount: t('deleteAccountHint'),
  };
  return (
    <section className={`${styles.part} ${styles.last}`}>
      <Heading isOfPart className={styles.heading}>
        {t('account')}
      </Heading>
      <ul className={styles.rows}>
        {accountActions.map((action) => {
          const Icon = icons[action];
          return (
            <li key={action} className={styles.item}>
              <Button
                className={action === 'deleteAccount' ? styles.dangerRow : styles.row}
                isPending={pending === action}
                onPress={() => onOpen(action)}
              >
                {pending === action ? <SpinnerRing size={20} /> : <Icon size={20} aria-hidden />}
                <span className={styles.words}>
                  <span className={styles.name}>{t(action)}</span>
                  <span className={styles.hint}>{hints[action] ?? usual[action]}</span>
                </span>
                <ChevronRight className={styles.chevron} size={20} aria-hidden />
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
