import type { Message } from '@mobility/openapi';
import type { MobilityClient } from '@mobility/sdk';
import { assign, fromPromise } from 'xstate';
import type { Ids } from '../ports.ts';
import { type ReportSafetyInput, safetyReportMachine } from './machine.ts';

export type SafetyReportPorts = { client: Pick<MobilityClient, 'reportSafety'>; ids: Ids };

/** The safety dialog with a server. A report is never aborted. */
export const safetyReportWith = ({ client, ids }: SafetyReportPorts) =>
  safetyReportMachine.provide({
    actors: {
      reportSafety: fromPromise<Message, ReportSafetyInput>(({ input }) =>
        client.reportSafety(
          input.rideId,
          { message: input.message },
          { idempotencyKey: input.idempotencyKey ?? undefined },
        ),
      ),
    },
    actions: {
      makeKey: assign(({ context }) => ({ idempotencyKey: context.idempotencyKey ?? ids.next() })),
    },
  });
