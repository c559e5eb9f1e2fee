/** What the product is called wherever a person reads its name. */
export const productName = 'Mobility';
