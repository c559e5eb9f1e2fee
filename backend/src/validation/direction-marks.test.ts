import document from '@mobility/openapi/document' with { type: 'json' };
import { expect, test } from 'vitest';

const { schemas } = document.components;

/** What one person writes and another reads. */
const texts = {
  'a balance transaction': schemas.BalanceTransactionRequest.properties.description,
  'a cancellation': schemas.CancelRequest.properties.reason,
  'a comment': schemas.RateRequest.properties.comment,
  'a dispute': schemas.DisputeRequest.properties.description,
  'a dispute’s evidence': schemas.DisputeRequest.properties.evidence,
  'an answer to a dispute': schemas.DisputeResolution.properties.note,
  'a message of a ride': schemas.RideMessageRequest.properties.message,
  'a message to a user': schemas.UserMessageRequest.properties.message,
  'a notification': schemas.NotifyRequest.properties.message,
  'a refund': schemas.RideRefundRequest.properties.reason,
  'a release': schemas.ReleaseRideRequest.properties.reason,
  'a reply': schemas.ReplyRequest.properties.message,
  'a safety report': schemas.SafetyReport.properties.message,
  'a vehicle sent back': schemas.DriverSendBack.properties.reason,
  'a write-off': schemas.WriteOffRequest.properties.reason,
  'special requirements': schemas.BookRideRequest.properties.special_requirements,
};

test.each(Object.entries(texts))('%s has no marks that change the direction of text', (_, { pattern }) => {
  const allowed = new RegExp(pattern, 'u');
  expect(
    ['Two lines\n\nof text', 'مرحبا \u200fBay Bridge\u200e'].filter((text) => !allowed.test(text)),
  ).toEqual([]);
  expect(['see \u202egnp.exe', '\u2067first', 'last\u2069'].filter((text) => allowed.test(text))).toEqual([]);
});
