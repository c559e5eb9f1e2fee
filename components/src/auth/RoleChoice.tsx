import type { RegisterRequest } from '@mobility/openapi';
import SteeringWheel from 'lucide-react/icons/car';
import CircleUser from 'lucide-react/icons/user-round';
import { RadioCard, RadioGroup } from '../primitives/RadioGroup/RadioGroup.tsx';
import * as styles from './AuthDialog.css.ts';

type Role = RegisterRequest['role'];
const choices = [
  { role: 'rider', name: 'Rider', text: 'Book rides and travel safely', Icon: CircleUser },
  { role: 'driver', name: 'Driver', text: 'Drive and earn money', Icon: SteeringWheel },
] as const;

/** What somebody wants here. Admins are made by admins. */
export const RoleChoice = ({ value, onChange }: { value: Role; onChange: (role: Role) => void }) => (
  <RadioGroup label="I want to" orientation="horizontal" value={value} onChange={onChange}>
    {choices.map(({ role, name, text, Icon }) => (
      <RadioCard key={role} value={role} className={styles.role}>
        <Icon className={styles.roleIcon} size={20} aria-hidden="true" />
        <span className={styles.roleName}>{name}</span>
        <span className={styles.roleText}>{text}</span>
      </RadioCard>
    ))}
  </RadioGroup>
);
