import { UpdateBanner } from '@mobility/components/shell';
import { appUpdate } from '../ports/app-update.ts';

/** Offers the version that waits. */
export default function UpdateOffer() {
  return <UpdateBanner onUpdate={() => appUpdate.read()?.()} onLater={appUpdate.dismiss} />;
}
