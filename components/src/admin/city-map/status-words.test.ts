import { expect, test } from 'vitest';
import { adminMap as arabicMap } from '../../intl/generated/ar-AE/admin-map.ts';
import { ride as arabicRide } from '../../intl/generated/ar-AE/ride.ts';
import { adminMap as germanMap } from '../../intl/generated/de-DE/admin-map.ts';
import { ride as germanRide } from '../../intl/generated/de-DE/ride.ts';

test.each([
  ['German', germanMap.messages, germanRide.messages],
  ['Arabic', arabicMap.messages, arabicRide.messages],
])('the map and the list of the rides say a status by the same %s word', (_, map, list) => {
  expect([map.pending, map.accepted, map.inProgress]).toEqual([
    list.statusPending,
    list.statusAccepted,
    list.statusInProgress,
  ]);
});
