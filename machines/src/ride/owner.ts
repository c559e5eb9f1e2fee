/** A command changed a ride, or failed because what the screen shows is out of date. */
export type RideChanged = { type: 'ride_changed'; ride_id?: string };

/** Where machines report that rides changed: the auth actor, which refreshes what shows them. */
export type RideOwner = { send(event: RideChanged): void };
