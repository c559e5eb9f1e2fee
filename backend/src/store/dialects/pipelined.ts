import { type Dialect, DummyDriver, Transaction } from 'kysely';

/**
 * Runs work on a transaction that sends each statement when it is called, in the order of the calls, without waiting for
 * the answers to those before. Kysely's own transaction sends one statement at a time.
 */
export const pipelined = <DB, T>(
  transaction: Transaction<DB>,
  dialect: Dialect,
  work: (db: Transaction<DB>) => Promise<T>,
): Promise<T> => {
  const executor = transaction.getExecutor();
  return executor.provideConnection((connection) =>
    work(
      new Transaction<DB>({
        config: { dialect },
        dialect,
        driver: new DummyDriver(),
        executor: executor.withConnectionProvider({ provideConnection: (use) => use(connection) }),
      }),
    ),
  );
};
