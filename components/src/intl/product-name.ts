/** The name of the product in every text that users read. */
export const productName = 'Mobility';
