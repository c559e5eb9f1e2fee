import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { Avatar } from '../primitives/Avatar/Avatar.tsx';
import { avatarLook } from '../primitives/Avatar/avatarLook.ts';
import { Badge } from '../primitives/Badge/Badge.tsx';
import { Card } from '../primitives/Card/Card.tsx';
import * as styles from './AvatarDemo.css.ts';

const sizes = [24, 32, 48, 64, 96] as const;
const borders = ['none', 'line', 'strong', 'signal'] as const;
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

/** Whether the same id gives the same look twice, in any order, for all samples. */
const isConsistent = (): boolean => {
  const looks = people.map(({ id }) => JSON.stringify(avatarLook(id)));
  const again = [...people].reverse().map(({ id }) => JSON.stringify(avatarLook(id)));
  return looks.join() === again.reverse().join();
};

const Samples = () => (
  <Card title="Sample Users">
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
  const passes = isConsistent();
  return (
    <Card title="Consistency Test">
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
          {passes ? 'Same id, same avatar' : 'The same id looks different'}
        </Badge>
      </p>
    </Card>
  );
};

/** The page that shows how avatars come from ids. */
export const AvatarDemo = () => (
  <div className={styles.page}>
    <header className={styles.head}>
      <h1 className={styles.title}>Avatar Demo</h1>
      <p className={styles.lead}>
        Every avatar shows the first two characters of the name on a colour and a pattern that come from the
        user’s id.
      </p>
    </header>
    <Card title="Sizes">
      <ul className={styles.row}>
        {sizes.map((size) => (
          <li key={size} className={styles.sample}>
            <Avatar {...first} size={size} />
            {size} px
          </li>
        ))}
      </ul>
    </Card>
    <Card title="Border Variants">
      <ul className={styles.row}>
        {borders.map((border) => (
          <li key={border} className={styles.sample}>
            <Avatar {...first} size={64} border={border} />
            {border}
          </li>
        ))}
      </ul>
    </Card>
    <Samples />
    <Consistency />
  </div>
);
