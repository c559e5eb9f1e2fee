import type { AuditLog } from '@mobility/openapi';
import * as panel from '../panel/Panel.css.ts';
import { useAuditAction } from './use-audit-action.ts';

/** What happened: the action in the language of the reader where it differs from that of the stored sentence, and that sentence. */
export const Description = ({ entry: { action, description } }: { entry: AuditLog }) => {
  const name = useAuditAction()(action);
  if (name === null) return description;
  return (
    <>
      {name}{' '}
      <bdi lang="en" className={panel.muted}>
        {description}
      </bdi>
    </>
  );
};
