import ChevronDown from 'lucide-react/icons/chevron-down';
import Navigation from 'lucide-react/icons/navigation';
import { driving } from '../../../intl/generated/en-US/driving.ts';
import { navigationApps } from '../../../intl/generated/en-US/navigation-apps.ts';
import { useText } from '../../../intl/use-text.ts';
import type { MapPlace } from '../../../map/summary.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Menu } from '../../../primitives/Menu/Menu.tsx';
import * as styles from './DriveTools.css.ts';
import { navigationTo } from './next-stop.ts';

/** The hand-over of the next stop to a navigation app: one press for the usual one, a menu for the others. */
export const NavigationLinks = ({ to }: { to: MapPlace }) => {
  const t = useText(navigationApps);
  const tDriver = useText(driving);
  const { device, google, apple } = navigationTo(to);
  return (
    <div className={styles.navigation}>
      <LinkButton
        className={styles.tool}
        href={google}
        target="_blank"
        rel="noreferrer"
        icon={<Navigation size={20} aria-hidden />}
      >
        {tDriver('navigate')}
      </LinkButton>
      <Menu
        label={t('otherApps')}
        trigger={
          <IconButton
            className={styles.apps}
            variant="secondary"
            label={t('otherApps')}
            icon={<ChevronDown size={20} aria-hidden />}
          />
        }
        items={[
          { id: 'device', label: t('deviceMaps'), href: device },
          { id: 'google', label: t('googleMaps'), href: google },
          { id: 'apple', label: t('appleMaps'), href: apple },
        ]}
      />
    </div>
  );
};
