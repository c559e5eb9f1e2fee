import { describe, expect, it } from 'vitest';
import document from './generated/openapi.json' with { type: 'json' };
import { limits } from './limits.ts';

const { schemas } = document.components;

describe('the limits equal those of the contract for the', () => {
  it('password', () => {
    expect(schemas.RegisterRequest.properties.password.minLength).toBe(limits.auth.passwordMinLength);
  });

  it('matching radius', () => {
    const { minimum, maximum } = schemas.DriverPreferencesPatch.properties.radius_km;
    expect([minimum, maximum]).toEqual([limits.radius.min, limits.radius.max]);
    expect(limits.radius.presets.every((preset) => preset >= minimum && preset <= maximum)).toBe(true);
  });

  it('top-up', () => {
    for (const { properties } of [schemas.SavedCardTopUp, schemas.CardTopUp])
      expect([properties.amount.minimum, properties.amount.maximum]).toEqual([
        limits.topUp.min,
        limits.topUp.max,
      ]);
  });

  it('transactions of admins', () => {
    expect(schemas.BalanceTransactionRequest.properties.amount.maximum).toBe(limits.admin.amountAtMost);
  });

  it('vehicle year', () => {
    expect(schemas.DriverProfileInput.properties.vehicle_year.minimum).toBe(limits.vehicle.minYear);
  });

  it('passengers', () => {
    const { minimum, maximum } = schemas.BookRideRequest.properties.passenger_count;
    expect([minimum, maximum]).toEqual([limits.booking.passengers[0], limits.booking.passengers.at(-1)]);
  });

  it('vehicle types', () => {
    expect(Object.keys(limits.fare.perKm)).toEqual(schemas.VehicleType.enum);
    expect(Object.keys(limits.fare.cardMultiplier)).toEqual(schemas.VehicleType.enum);
  });

  it('notifications', () => {
    const { maxItems } = schemas.Notifications.properties.notifications;
    expect([maxItems, schemas.MarkReadRequest.properties.ids.maxItems]).toEqual([
      limits.notifications.kept,
      limits.notifications.kept,
    ]);
  });

  it('rating scale', () => {
    const { minimum, maximum } = schemas.RateRequest.properties.rating;
    expect([minimum, maximum]).toEqual([1, limits.rating.default]);
  });

  it('payment methods', () => {
    expect(schemas.DirectPayment.properties.payment_method.enum).toEqual(['balance', 'cash']);
    expect(schemas.PaymentMethod.enum).toEqual(['balance', 'cash', 'stripe']);
  });
});
