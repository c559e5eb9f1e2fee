/** Parameters with these names are amounts of the in-app currency. */
const names: readonly string[] = ['amount', 'balance', 'earnings', 'fare', 'fee', 'penalty'];

export const isMoneyParameter = (name: string): boolean => names.includes(name);
