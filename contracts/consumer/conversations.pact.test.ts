import list from '@mobility/openapi/examples/Conversations.json' with { type: 'json' };
import thread from '@mobility/openapi/examples/ConversationThread.json' with { type: 'json' };
import marked from '@mobility/openapi/examples/ConversationThread.marked.json' with { type: 'json' };
import notice from '@mobility/openapi/examples/NotifyRequest.json' with { type: 'json' };
import result from '@mobility/openapi/examples/ReplyResult.json' with { type: 'json' };
import words from '@mobility/openapi/examples/RideMessageRequest.json' with { type: 'json' };
import messages from '@mobility/openapi/examples/RideMessages.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { fromState, interaction, refusedInteraction, type State, shape } from './interaction.ts';

const t = '1795363200000';
const admin: State = ['a user is signed in', { role: 'admin' }];
const ride = (status: string, caller: string): State => ['a ride', { status, caller }];

describe('conversations', () => {
  it('listConversations lists all conversations', async () => {
    const answer = await interaction({
      operation: 'listConversations',
      given: ['a conversation'],
      when: 'a request for all conversations',
      query: { t },
      status: 200,
      answer: shape(list),
      call: (client) => client.listConversations({ t }),
    });
    expect(answer).toEqual(list);
  });

  it('getConversation returns a conversation with its messages', async () => {
    const answer = await interaction({
      operation: 'getConversation',
      given: ['a conversation'],
      when: 'a request for a conversation',
      status: 200,
      answer: shape(thread),
      call: (client, id) => client.getConversation(id),
    });
    expect(answer).toMatchObject({ messages: [{ sender_name: 'Admin' }] });
  });

  it('getConversation returns 404 for an unknown conversation', async () => {
    const error = await refusedInteraction({
      operation: 'getConversation',
      given: admin,
      when: 'a request for an unknown conversation',
      status: 404,
      code: 'conversation_not_found',
      call: (client, id) => client.getConversation(id),
    });
    expect(error).toMatchObject({ status: 404, code: 'conversation_not_found' });
  });

  it.each(['listConversations', 'getConversation', 'notifyRideParticipants'] as const)(
    '%s refuses users who are not admins',
    async (operation) => {
      const error = await refusedInteraction({
        operation,
        given: ['a user is signed in', { role: 'rider' }],
        when: `${operation} from a rider`,
        ...(operation === 'notifyRideParticipants' ? { body: { message: 'Hello', target: 'both' } } : {}),
        status: 403,
        code: 'admin_required',
        detail: 'Admin access required',
        call: async (client, id) => {
          if (operation === 'listConversations') return client.listConversations();
          if (operation === 'getConversation') return client.getConversation(id);
          return client.notifyRideParticipants(id, { message: 'Hello', target: 'both' });
        },
      });
      expect(error).toMatchObject({ status: 403, detail: 'Admin access required' });
    },
  );
});

describe('setConversationStatus', () => {
  const change = (is_answered: boolean) => ({ is_answered, last_message_id: 'some-id' });
  const changeFromState = (is_answered: boolean) => ({ is_answered, last_message_id: fromState('other') });

  it.each([
    [true, 'marks a conversation as answered', ['a conversation'], marked, ['status']],
    [
      false,
      'lets a conversation wait again',
      ['a conversation', { marked: true }],
      { ...thread, status: 'unanswered' },
      ['status'],
    ],
  ] as [boolean, string, State, object, string[]][])(
    'setConversationStatus with %s %s',
    async (isAnswered, does, given, example, exact) => {
      const answer = await interaction({
        operation: 'setConversationStatus',
        given,
        when: `a change that ${does}`,
        body: changeFromState(isAnswered),
        status: 200,
        answer: shape(example, exact),
        call: (client, id) => client.setConversationStatus(id, change(isAnswered)),
      });
      expect(answer).toMatchObject({ status: isAnswered ? 'marked_answered' : 'unanswered' });
    },
  );

  it.each([
    ['of a conversation that has gone on', ['a conversation'], 409, 'conversation_continued'],
    ['of an unknown conversation', admin, 404, 'conversation_not_found'],
    ['by a rider', ['a user is signed in', { role: 'rider' }], 403, 'admin_required'],
  ] as [string, State, number, 'conversation_continued' | 'conversation_not_found' | 'admin_required'][])(
    'setConversationStatus is refused %s',
    async (how, given, status, code) => {
      const error = await refusedInteraction({
        operation: 'setConversationStatus',
        given,
        when: `a conversation status ${how}`,
        body: change(true),
        status,
        code,
        call: (client, id) => client.setConversationStatus(id, change(true)),
      });
      expect(error).toMatchObject({ status, code });
    },
  );
});

describe('sendRideMessage', () => {
  it.each(['rider', 'driver'])(
    'sendRideMessage sends a message from the %s to the other party',
    async (caller) => {
      const answer = await interaction({
        operation: 'sendRideMessage',
        given: ride('accepted', caller),
        when: `a message of the ${caller} to the other party`,
        body: words,
        status: 200,
        answer: shape(result),
        call: (client, id) => client.sendRideMessage(id, words),
      });
      expect(answer).toEqual(result);
    },
  );

  it.each([
    ['before a driver accepted', ride('pending', 'rider'), 400, 'ride_not_active'],
    ['of another user', ride('accepted', 'other rider'), 403, 'not_participant'],
    [
      'about an unknown ride',
      ['a user is signed in', { role: 'rider' }],
      404,
      'ride_not_found',
      'Ride not found',
    ],
  ] as const)('sendRideMessage is refused %s', async (how, given, status, code, detail?: string) => {
    const error = await refusedInteraction({
      operation: 'sendRideMessage',
      given: [...given] as State,
      when: `a ride message ${how}`,
      body: words,
      status,
      code,
      detail,
      call: (client, id) => client.sendRideMessage(id, words),
    });
    expect(error).toMatchObject({ status, code });
  });
});

describe('listRideMessages', () => {
  it('listRideMessages returns what the rider and the driver wrote to each other', async () => {
    const answer = await interaction({
      operation: 'listRideMessages',
      given: ['a message of the driver', { ride: true }],
      when: 'a request for the messages of a ride',
      status: 200,
      answer: shape(messages),
      call: (client, id) => client.listRideMessages(id),
    });
    expect(answer).toEqual({ messages: messages.messages.slice(0, 1) });
  });

  it.each([
    ['before a driver accepted', ride('pending', 'rider'), 400, 'ride_not_active'],
    ['of other people', ride('accepted', 'other rider'), 403, 'not_participant'],
    ['of an unknown ride', ['a user is signed in', { role: 'rider' }], 404, 'ride_not_found'],
  ] as const)('listRideMessages is refused %s', async (how, given, status, code) => {
    const error = await refusedInteraction({
      operation: 'listRideMessages',
      given: [...given] as State,
      when: `a request for the messages of a ride ${how}`,
      status,
      code,
      call: (client, id) => client.listRideMessages(id),
    });
    expect(error).toMatchObject({ status, code });
  });
});

describe('notifyRideParticipants', () => {
  it.each(['both', 'rider', 'driver'] as const)(
    'notifyRideParticipants accepts the target %s',
    async (target) => {
      const body = { message: notice.message, target };
      const answer = await interaction({
        operation: 'notifyRideParticipants',
        given: ride('accepted', 'admin'),
        when: `an admin’s message to ${target}`,
        body,
        status: 200,
        answer: shape({ message: 'Notification sent' }),
        call: (client, id) => client.notifyRideParticipants(id, body),
      });
      expect(answer).toEqual({ message: 'Notification sent' });
    },
  );

  it('notifyRideParticipants refuses the target driver for a pending ride', async () => {
    const body = { message: notice.message, target: 'driver' as const };
    const error = await refusedInteraction({
      operation: 'notifyRideParticipants',
      given: ride('pending', 'admin'),
      when: 'an admin’s message to the driver of a pending ride',
      body,
      status: 400,
      code: 'ride_has_no_driver',
      call: (client, id) => client.notifyRideParticipants(id, body),
    });
    expect(error).toMatchObject({ status: 400, code: 'ride_has_no_driver' });
  });

  it('notifyRideParticipants returns 404 for an unknown ride', async () => {
    const body = { message: notice.message, target: 'both' as const };
    const error = await refusedInteraction({
      operation: 'notifyRideParticipants',
      given: admin,
      when: 'an admin’s message about an unknown ride',
      body,
      status: 404,
      code: 'ride_not_found',
      detail: 'Ride not found',
      call: (client, id) => client.notifyRideParticipants(id, body),
    });
    expect(error).toMatchObject({ status: 404, detail: 'Ride not found' });
  });

  it('notifyRideParticipants refuses a message of only spaces', async () => {
    const empty = { message: ' ', target: 'both' as const };
    const detail = [{ loc: ['body', 'message'], msg: 'Please enter a message', type: 'required' }];
    const error = await interaction({
      operation: 'notifyRideParticipants',
      given: ride('accepted', 'admin'),
      when: 'an admin’s message of spaces only',
      body: empty,
      status: 422,
      answer: { detail, code: 'validation_failed' },
      call: (client, id) => client.notifyRideParticipants(id, empty).catch((refused: unknown) => refused),
    });
    expect(error).toMatchObject({ status: 422, detail });
  });
});
