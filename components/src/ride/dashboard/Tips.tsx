import Lightbulb from 'lucide-react/icons/lightbulb';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { ride } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import * as styles from './Tips.css.ts';

/** Rider tips and safety tips, two small cards. */
export function Tips() {
  const t = useText(ride);
  return (
    <>
      <Card as="section" title={t('riderTips')} padding="none">
        <List tips={[t('tipWait'), t('tipRequirements')]} Icon={Lightbulb} />
      </Card>
      <Card as="section" title={t('safetyTips')} padding="none">
        <List tips={[t('tipPlate'), t('tipBelt')]} Icon={ShieldCheck} />
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
