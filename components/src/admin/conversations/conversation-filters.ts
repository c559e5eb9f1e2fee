export const conversationFilters = ['all', 'unanswered'] as const;
/** All conversations, or those in which the last message waits for an answer of an admin. */
export type ConversationFilter = (typeof conversationFilters)[number];

/** The filter that an address names; all for any other text. */
export const conversationFilterNamed = (name: string | null): ConversationFilter =>
  conversationFilters.find((filter) => filter === name) ?? 'all';
