export { Booking, type BookingProps } from './Booking.tsx';
export { BookingConfirmed, type BookingConfirmedProps } from './BookingConfirmed.tsx';
export { BookingFailed, type BookingFailedProps } from './BookingFailed.tsx';
export { BookRideForm, type BookRideFormProps } from './BookRideForm.tsx';
export { PassengerChoice } from './PassengerChoice.tsx';
export { PlaceField, type PlaceFieldProps } from './PlaceField.tsx';
export { SpecialRequirements } from './SpecialRequirements.tsx';
export { TripSummary } from './TripSummary.tsx';
export { VehicleChoice } from './VehicleChoice.tsx';
