import type { RegisterRequest } from '@mobility/openapi';
import Car from 'lucide-react/icons/car';
import CircleUser from 'lucide-react/icons/user-round';
import { auth } from '../intl/generated/en-US/auth.ts';
import { common } from '../intl/generated/en-US/common.ts';
import { useText } from '../intl/use-text.ts';
import { RadioCard, RadioGroup } from '../primitives/RadioGroup/RadioGroup.tsx';
import * as styles from './SignInView.css.ts';

type Role = RegisterRequest['role'];
const choices = [
  { role: 'rider', text: 'riderText', Icon: CircleUser },
  { role: 'driver', text: 'driverText', Icon: Car },
] as const;

/** The choice of the role of a new account. Only admins create other admins. */
export const RoleChoice = ({ value, onChange }: { value: Role; onChange: (role: Role) => void }) => {
  const t = useText(auth);
  const roleName = useText(common);
  return (
    <RadioGroup label={t('iWantTo')} orientation="horizontal" value={value} onChange={onChange}>
      {choices.map(({ role, text, Icon }) => (
        <RadioCard key={role} value={role} className={styles.role}>
          <Icon className={styles.roleIcon} size={20} aria-hidden="true" />
          <span className={styles.roleName}>{roleName(role)}</span>
          <span className={styles.roleText}>{t(text)}</span>
        </RadioCard>
      ))}
    </RadioGroup>
  );
};
