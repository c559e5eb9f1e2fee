const isCoordinates = (text: string): boolean => /^[-+\d.,\s]+$/.test(text);

/** The short name of a place: its address up to the first comma. Coordinates stay whole. */
export const placeName = (address: string): string =>
  isCoordinates(address) ? address : address.split(',')[0]?.trim() || address;

/**
 * The part of an address after the short name: its street and city. Empty where the name is the whole
 * address.
 */
export const placeDetail = (address: string): string => {
  const name = placeName(address);
  return name === address ? '' : address.slice(address.indexOf(',') + 1).trim();
};
