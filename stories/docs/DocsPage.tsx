import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { statesIn } from '../states.ts';
import { folderOfMachine } from './diagrams.ts';
import { MachineDiagram } from './MachineDiagram.tsx';

/** The machines whose snapshots the stories of this page show. */
const useMachines = (): string[] => {
  const stories = useContext(DocsContext).componentStories();
  const states = stories.flatMap(({ initialArgs, parameters }) => [
    ...statesIn(initialArgs),
    ...((parameters.states as string[] | undefined) ?? []),
  ]);
  return [...new Set(states.map((state) => folderOfMachine(state.split('.')[0] ?? '')))];
};

/** The page of a component: what it is for, its props, the statecharts behind it, and all its stories. */
export const DocsPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <Primary />
    <Controls />
    {useMachines().map((machine) => (
      <MachineDiagram key={machine} machine={machine} />
    ))}
    <Stories includePrimary={false} />
  </>
);
