import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import * as styles from './Tabs.css.ts';

export type TabEntry<Id extends string> = {
  id: Id;
  label: ReactNode;
  content: ReactNode;
  isDisabled?: boolean;
};
export type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly TabEntry<Id>[];
  /** Controlled by the tabs themselves when left out. */
  selected?: Id;
  onSelect?: (id: Id) => void;
  /** A line of tabs, or a short track of two or three. */
  look?: 'line' | 'segment';
  className?: string;
};

/** Panels of which one is shown at a time. */
export const Tabs = <Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  look = 'line',
  className,
}: TabsProps<Id>) => {
  const choose = (chosen: string) => {
    const tab = tabs.find(({ id }) => id === chosen);
    if (tab) onSelect?.(tab.id);
  };
  return (
    <AriaTabs
      className={className ? `${styles.tabs} ${className}` : styles.tabs}
      selectedKey={selected}
      onSelectionChange={(key) => choose(String(key))}
    >
      <TabList aria-label={label} className={styles.list({ look })}>
        {tabs.map(({ id, label: name, isDisabled }) => (
          <Tab key={id} id={id} isDisabled={isDisabled} className={styles.tab({ look })}>
            {name}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
};
