/** The switch of the alert sounds; left out where there is nothing to switch. */
export type SoundControl = { soundMuted?: boolean; onToggleSound?: () => void };

export const soundLabel = (isMuted = false): string => (isMuted ? 'Turn sounds on' : 'Turn sounds off');
