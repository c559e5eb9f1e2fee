/**
 * A command changed the ride with this id, so that news about it is old; without an id, a command failed because what the
 * screen shows is out of date.
 */
export type RideChanged = { type: 'ride_changed'; ride_id?: string };

/** Where machines report that rides changed: the auth actor, which refreshes what shows them. */
export type RideOwner = { send(event: RideChanged): void };
