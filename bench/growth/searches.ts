import type { Cast, Read } from './field.ts';

/**
 * The searches of the admin's lists. Each also scans the newest 10,000 rows of its list for a part of the words, unless
 * they are an id. So each has a number of milliseconds that holds on both engines and a busy machine.
 */
export const searchesOf = ({ typed }: Cast): Record<string, Read> => {
  const search = (path: string, words: string, atMost: number): Read => ({
    as: 'admin',
    path: `/api/${path}limit=50&search=${encodeURIComponent(words)}`,
    atMost,
  });
  const users = (words: string) => search('admin/users?', words, 155);
  const rides = (words: string, sort = 'created_at') => search(`admin/rides?sort=${sort}&`, words, 155);
  const audit = (words: string, sort = 'timestamp') => search(`audit/logs?sort=${sort}&`, words, 180);
  // The messages are searched, too.
  const conversations = (words: string) => search('admin/conversations?', words, 360);
  return {
    'search users by address': users(typed.oldMail),
    'search users by name': users(typed.oldName),
    'search users by beginning': users('Person 5'),
    'search users by part': users('erson 77'),
    'search users by id': users(typed.driver),
    'search users in vain': users('no such words'),
    'search rides by id': rides(typed.ride),
    'search rides by end of id': rides(typed.rideEnd),
    'search rides of driver': rides(typed.driver),
    'search rides of rider': rides(typed.rider),
    'search rides of address': rides(typed.driverMail),
    'search rides of driver by fare': rides(typed.driver, 'estimated_fare'),
    'search rides of driver by status': rides(typed.driver, 'status'),
    'search rides of driver by end': rides(typed.driver, 'completed_at'),
    'search rides in vain': rides('no such words'),
    'search audit of ride': audit(typed.ride),
    'search audit of end of id': audit(typed.rideEnd),
    'search audit of user': audit(typed.driver),
    'search audit of address': audit(typed.driverMail),
    'search audit by severity': audit(typed.driver, 'severity'),
    'search audit in vain': audit('no such words'),
    'search conversations by id': conversations(typed.thread),
    'search conversations of rider': conversations(typed.rider),
    'search conversations of address': conversations(typed.oldMail),
    'search conversations in vain': conversations('no such words'),
  };
};
