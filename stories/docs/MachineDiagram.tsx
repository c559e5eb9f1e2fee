import { renderMermaidSVG } from 'beautiful-mermaid';
import { useMemo } from 'react';
import { diagrams } from './diagrams.ts';
import * as styles from './docs.css.ts';

/** The statechart of one machine, drawn from its generated diagram. */
export const MachineDiagram = ({ machine }: { machine: string }) => {
  const source = diagrams.get(machine);
  const address = useMemo(() => {
    if (!source) return undefined;
    const svg = renderMermaidSVG(source, { bg: '#ffffff', fg: '#191b21' });
    return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  }, [source]);
  if (!source) return <p>There is no diagram of {machine}. Run npm run generate.</p>;
  return (
    <details className={styles.diagram} open>
      <summary>The statechart of {machine}</summary>
      <img className={styles.chart} src={address} alt={`Statechart of ${machine}`} />
    </details>
  );
};
