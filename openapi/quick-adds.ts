/** A button that adds its text to the special requirements of a trip, or removes it. The id also names its icon. */
export type QuickAdd = { id: string; text: string };

export const quickAdds = [
  { id: 'luggage', text: 'Large luggage' },
  { id: 'wheelchair', text: 'Room for a wheelchair' },
  { id: 'child_seat', text: 'Child seat' },
  { id: 'stroller', text: 'Stroller' },
  { id: 'pet', text: 'Pet on board' },
  { id: 'quiet', text: 'Quiet ride' },
  { id: 'music', text: 'Music welcome' },
  { id: 'air_conditioning', text: 'Air conditioning' },
  { id: 'heating', text: 'Heating on' },
  { id: 'bicycle', text: 'Bicycle' },
  { id: 'skis', text: 'Skis or board' },
  { id: 'groceries', text: 'Groceries' },
  { id: 'smoke_free', text: 'Smoke-free car' },
  { id: 'charger', text: 'Phone charger' },
  { id: 'water', text: 'Water' },
  { id: 'airport', text: 'Airport trip' },
  { id: 'walking_help', text: 'Walking help' },
  { id: 'call', text: 'Call on arrival' },
  { id: 'fragile', text: 'Fragile items' },
  { id: 'door', text: 'Help to the door' },
] as const satisfies readonly QuickAdd[];
