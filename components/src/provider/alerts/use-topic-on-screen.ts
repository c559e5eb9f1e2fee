import { useEffect } from 'react';
import { toasts } from '../../primitives/Toasts/toasts.ts';
import { useMobility } from '../mobility.ts';

/** Suppresses the toasts of a topic that the screen already shows. Null suppresses none. */
export const useTopicOnScreen = (topic: string | null): void => {
  const { alerts } = useMobility();
  useEffect(() => {
    if (topic === null) return;
    toasts.dismiss(topic);
    alerts.send({ type: 'topicShown', topic });
    return () => alerts.send({ type: 'topicHidden', topic });
  }, [alerts, topic]);
};

/** The same for one of a list of topics. */
export const TopicOnScreen = ({ topic }: { topic: string }): null => {
  useTopicOnScreen(topic);
  return null;
};
