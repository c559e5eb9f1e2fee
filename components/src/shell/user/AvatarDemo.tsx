import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { avatarDemo } from '../../intl/generated/en-US/avatar-demo.ts';
import { shell } from '../../intl/generated/en-US/shell.ts';
import { useText } from '../../intl/use-text.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { avatarLook } from '../../primitives/Avatar/avatar-look.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import * as styles from './AvatarDemo.css.ts';

const sizes = [24, 32, 48, 64, 96] as const;
const borders = [
  { border: 'none', label: 'borderNone' },
  { border: 'line', label: 'borderLine' },
  { border: 'strong', label: 'borderStrong' },
  { border: 'signal', label: 'borderSignal' },
] as const;
const names = [
  'Anneliese Featherstone',
  'Mateo Villanueva',
  'Maya Chen',
  'Luis Ortega',
  'Priya Raman',
  'Noah Williams',
  'Fatima Al-Sayed',
  'Jonas Weber',
  'Aiko Tanaka',
  'Chidi Okafor',
  'Sofia Rossi',
  'Liam O’Connor',
] as const;
const people = names.map((name, index) => ({ id: `sample-user-${index + 1}`, name }));
const first = people[0] ?? { id: 'sample-user-1', name: names[0] };

/** Whether each sample's id gives the same look again, in another order. */
const isConsistent = (): boolean => {
  const looks = people.map(({ id }) => JSON.stringify(avatarLook(id)));
  const again = [...people].reverse().map(({ id }) => JSON.stringify(avatarLook(id)));
  return looks.join() === again.reverse().join();
};

const Samples = () => (
  <Card title={useText(avatarDemo)('sampleUsers')}>
    <ul className={styles.people}>
      {people.map(({ id, name }) => (
        <li key={id} className={styles.person}>
          <Avatar id={id} name={name} />
          {name}
        </li>
      ))}
    </ul>
  </Card>
);

const Consistency = () => {
  const t = useText(avatarDemo);
  const passes = isConsistent();
  return (
    <Card title={t('consistencyTest')}>
      <div className={styles.row}>
        {sizes.slice(1, 4).map((size) => (
          <Avatar key={size} {...first} size={size} />
        ))}
      </div>
      <p className={styles.result}>
        <Badge
          tone={passes ? 'positive' : 'critical'}
          icon={
            passes ? <CircleCheck size={16} aria-hidden="true" /> : <CircleX size={16} aria-hidden="true" />
          }
        >
          {t(passes ? 'consistent' : 'inconsistent')}
        </Badge>
      </p>
    </Card>
  );
};

/** Shows how avatars are derived from ids. */
export const AvatarDemo = () => {
  const t = useText(avatarDemo);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{useText(shell)('avatarDemo')}</h1>
        <p className={styles.lead}>{t('avatarLead')}</p>
      </header>
      <Card title={t('sizes')}>
        <ul className={styles.row}>
          {sizes.map((size) => (
            <li key={size} className={styles.sample}>
              <Avatar {...first} size={size} />
              {t('pixels', { size })}
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('borderVariants')}>
        <ul className={styles.row}>
          {borders.map(({ border, label }) => (
            <li key={border} className={styles.sample}>
              <Avatar {...first} size={64} border={border} />
              {t(label)}
            </li>
          ))}
        </ul>
      </Card>
      <Samples />
      <Consistency />
    </div>
  );
};
