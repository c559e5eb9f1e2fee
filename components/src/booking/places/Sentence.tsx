import type { MessageKey } from '@mobility/machines/messages';
import { useSentences } from '../../intl/use-sentences.ts';

export type SentenceProps = { message: MessageKey; params?: Record<string, string | number> };

/** What a machine has to say. */
export const Sentence = ({ message, params }: SentenceProps) => useSentences().sentence(message, params);
