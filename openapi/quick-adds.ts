/** One press that adds words to a trip's special requirements, or takes them out again. The id also names its icon. */
export type QuickAdd = { id: string; label: string; text: string };

export const quickAdds: readonly QuickAdd[] = [
  { id: 'luggage', label: 'Large luggage', text: 'Large luggage' },
  { id: 'wheelchair', label: 'Wheelchair', text: 'Room for a wheelchair' },
  { id: 'child_seat', label: 'Child seat', text: 'Child seat' },
  { id: 'stroller', label: 'Stroller', text: 'Stroller' },
  { id: 'pet', label: 'Pet on board', text: 'Pet on board' },
  { id: 'quiet', label: 'Quiet ride', text: 'Quiet ride' },
  { id: 'music', label: 'Music welcome', text: 'Music welcome' },
  { id: 'air_conditioning', label: 'Air conditioning', text: 'Air conditioning' },
  { id: 'heating', label: 'Heating on', text: 'Heating on' },
  { id: 'bicycle', label: 'Bicycle', text: 'Bicycle' },
  { id: 'skis', label: 'Skis or board', text: 'Skis or board' },
  { id: 'groceries', label: 'Groceries', text: 'Groceries' },
  { id: 'smoke_free', label: 'Smoke-free car', text: 'Smoke-free car' },
  { id: 'charger', label: 'Phone charger', text: 'Phone charger' },
  { id: 'water', label: 'Water', text: 'Water' },
  { id: 'airport', label: 'Airport trip', text: 'Airport trip' },
  { id: 'walking_help', label: 'Walking help', text: 'Walking help' },
  { id: 'call', label: 'Call on arrival', text: 'Call on arrival' },
  { id: 'fragile', label: 'Fragile items', text: 'Fragile items' },
  { id: 'door', label: 'Help to the door', text: 'Help to the door' },
];
