/** The key that every instance signs and reads tokens with. */
export const tokenKey = Buffer.alloc(32, 7).toString('base64');
/** The connections of each instance for writes, and as many for reads: few, so that waiting limits it and not the cores. */
export const connections = 2;
/** The round trip to the database in milliseconds. A busy machine needs a longer one, so that waiting still limits. */
export const roundTrip = Number(process.env.INSTANCES_ROUND_TRIP ?? 8);
/** How many journeys run at the same time, with whatever number of instances. */
export const lanes = Number(process.env.INSTANCES_JOURNEYS ?? 24);
