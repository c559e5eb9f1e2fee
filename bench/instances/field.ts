/** The key that every instance signs and reads tokens with. */
export const tokenKey = Buffer.alloc(32, 7).toString('base64');
/** The connections of each instance for writes, and as many for reads: few, so that waiting limits it and not the cores. */
export const connections = 4;
/** The round trip to the database in milliseconds. */
export const roundTrip = 8;
/** How many journeys run at the same time, with whatever number of instances. */
export const lanes = 36;
