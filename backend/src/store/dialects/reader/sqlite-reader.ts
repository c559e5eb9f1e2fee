/** A thread that reads one SQLite file, so that a slow query holds up nothing but the others of this thread. */
import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { type Outcome, PreparedStatements } from '../prepared-statements.ts';
import { openDatabase } from '../sqlite-database.ts';
import { type Failure, type Question, type Reply, standing } from './messages.ts';

type Connection = { database: DatabaseSync; statements: PreparedStatements };

const file = String(workerData);
const connections = new Map<number, Connection>();
const nothing: Outcome = { columns: null, changes: 0, lastInsertRowid: 0 };

const open = (number: number): Connection => {
  const database = openDatabase(file, 'read', true);
  const connection = { database, statements: new PreparedStatements(database) };
  connections.set(number, connection);
  return connection;
};

const find = (number: number): Connection => {
  const connection = connections.get(number) ?? (number === standing ? open(number) : null);
  if (!connection) throw new Error('The thread of this transaction has ended');
  return connection;
};

const answer = ({ connection, task }: Question): Outcome => {
  if (task === 'open') {
    open(connection);
    return nothing;
  }
  if (task === 'close') {
    connections.get(connection)?.database.close();
    connections.delete(connection);
    return nothing;
  }
  return find(connection).statements.run(task.sql, task.parameters);
};

const describe = (error: unknown): Failure => {
  if (!(error instanceof Error)) return { message: String(error) };
  return { ...error, message: error.message };
};

const replyTo = (question: Question): Reply => {
  const { id } = question;
  try {
    return { id, outcome: answer(question) };
  } catch (error) {
    return { id, failure: describe(error) };
  }
};

parentPort?.on('message', (questions: readonly Question[]) => {
  parentPort?.postMessage(questions.map(replyTo));
});
