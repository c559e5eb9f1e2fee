import type { SavedPlace } from '@mobility/openapi';
import type { SavedPlacesTable } from '../store/schema.ts';

export const toSavedPlace = ({ user_id: _, created_at, ...place }: SavedPlacesTable): SavedPlace => ({
  ...place,
  created_at: new Date(created_at).toISOString(),
});
