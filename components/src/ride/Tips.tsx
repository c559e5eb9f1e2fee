import Lightbulb from 'lucide-react/icons/lightbulb';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Card } from '../primitives/Card/Card.tsx';
import * as styles from './Tips.css.ts';

const rider = [
  'Wait where the car can stop. Corners with a bus stop cost you minutes.',
  'Write what the driver must know into the special requirements.',
];
const safety = [
  'Match the plate before you open the door.',
  'Sit in the back and wear the belt, also on short rides.',
];

/** Rider tips and safety tips, two small cards. */
export function Tips() {
  return (
    <>
      <Card as="section" title="Rider Tips" padding="none">
        <List tips={rider} Icon={Lightbulb} />
      </Card>
      <Card as="section" title="Safety Tips" padding="none">
        <List tips={safety} Icon={ShieldCheck} />
      </Card>
    </>
  );
}

function List({ tips, Icon }: { tips: string[]; Icon: typeof Lightbulb }) {
  return (
    <ul className={styles.tips}>
      {tips.map((tip) => (
        <li key={tip} className={styles.tip}>
          <Icon className={styles.icon} size={20} aria-hidden />
          {tip}
        </li>
      ))}
    </ul>
  );
}
