import type { ConversationParticipant } from '@mobility/openapi';
import { Link } from 'react-aria-components/Link';
import { adminConversations } from '../../intl/generated/en-US/admin-conversations.ts';
import { useText } from '../../intl/use-text.ts';
import * as panel from '../panel/Panel.css.ts';
import * as styles from './Reply.css.ts';

export type ReplyChoiceProps = {
  people: readonly ConversationParticipant[];
  /** The address of a new message to a person. */
  hrefOf: (person: ConversationParticipant) => string;
};

/** Several people write to each other: an admin can write to each of them. */
export const ReplyChoice = ({ people, hrefOf }: ReplyChoiceProps) => {
  const t = useText(adminConversations);
  return (
    <div className={styles.reply}>
      <p className={panel.muted}>{t('ofSeveral')}</p>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id}>
            <Link className={`${panel.link} ${styles.person}`} href={hrefOf(person)}>
              {t('messageTo', { name: person.name })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
