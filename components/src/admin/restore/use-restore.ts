import {
  type RestoreEvent,
  type RestoreSnapshot,
  type RestoreStage,
  restoreTopic,
  stageOf,
} from '@mobility/machines/restore';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useTopicOnScreen } from '../../provider/alerts/use-topic-on-screen.ts';
import { useMobility } from '../../provider/mobility.ts';
import { restoreOf } from './restore-of.ts';

/** The stage of the restore of the page. */
export const useRestoreStage = (): RestoreStage => useSelector(restoreOf(useMobility()), stageOf);

/** The restore of the page, which outlives the component that shows it. Its toasts come only while none does. */
export const useRestore = (): { snapshot: RestoreSnapshot; send(event: RestoreEvent): void } => {
  const actor = restoreOf(useMobility());
  const snapshot = useSelector(actor, (current) => current);
  useTopicOnScreen(restoreTopic);
  useEffect(() => () => actor.send({ type: 'leave' }), [actor]);
  return { snapshot, send: actor.send };
};
