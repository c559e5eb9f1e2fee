export { offersWith } from './actors.ts';
export { offerKey } from './key.ts';
export { type OffersContext, type OffersEvent, type OffersSnapshot, offersMachine } from './machine.ts';
export { acceptingId, openOffers } from './rules.ts';
