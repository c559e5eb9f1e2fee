const isCoordinates = (text: string): boolean => /^[-+\d.,\s]+$/.test(text);

/** The short name of a place: its address up to the first comma. Coordinates stay whole. */
export const placeName = (address: string): string =>
  isCoordinates(address) ? address : address.split(',')[0]?.trim() || address;
