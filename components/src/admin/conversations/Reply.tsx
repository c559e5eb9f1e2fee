import type { ConversationThread } from '@mobility/openapi';
import { useUser } from '../../provider/use-user.ts';
import { useAddress } from '../console/parameters.ts';
import { useMessage } from '../message/use-message.ts';
import { ReplyChoice } from './ReplyChoice.tsx';
import { ReplyForm } from './ReplyForm.tsx';

type Person = NonNullable<ConversationThread['participants']>[number];

/** The answer of an admin to a conversation. The people of a ride write to each other, so each is written to apart. */
export const Reply = ({ thread }: { thread: ConversationThread }) => {
  const self = useUser();
  const { hrefOf } = useAddress();
  const people = (thread.participants ?? []).filter(({ id, role }) => role !== 'admin' && id !== self?.id);
  const [person, other] = people;
  if (!person) return null;
  if (other) {
    const hrefOfMessage = ({ id, email }: Person) =>
      hrefOf('users', { search: email, dialog: 'message', of: id });
    return <ReplyChoice people={people} hrefOf={hrefOfMessage} />;
  }
  return <ReplyToOne key={thread.thread_id} person={person} threadId={thread.thread_id} />;
};

const ReplyToOne = ({ person, threadId }: { person: Person; threadId: string }) => (
  <ReplyForm {...useMessage({ to: person.id, threadId })} name={person.name} />
);
