/** Whether the driver types: what changes on screen then leaves the focus where it is. */
export const isTyping = (): boolean => document.activeElement?.matches('input, textarea') ?? false;
