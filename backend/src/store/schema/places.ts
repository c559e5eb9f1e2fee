export type SavedPlacesTable = {
  id: string;
  user_id: string;
  kind: 'home' | 'work' | 'other';
  name: string;
  address: string;
  latitude: number;
  longitude: number;
  created_at: number;
};
