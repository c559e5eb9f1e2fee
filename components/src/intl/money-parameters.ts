/** Parameters with these names are amounts of the in-app currency; a `change` always has a sign. */
const names: readonly string[] = ['amount', 'balance', 'change', 'earnings', 'fare', 'fee', 'penalty'];

export const isMoneyParameter = (name: string): boolean => names.includes(name);
