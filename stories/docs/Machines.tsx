import { diagrams } from './diagrams.ts';
import { MachineDiagram } from './MachineDiagram.tsx';

/** The statecharts of all machines. */
export const Machines = () =>
  [...diagrams.keys()].map((machine) => (
    <section key={machine}>
      <h2>{machine}</h2>
      <MachineDiagram machine={machine} />
    </section>
  ));
