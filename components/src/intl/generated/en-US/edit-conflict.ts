/** GENERATED from src/intl/en-US/edit-conflict.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const editConflict = {
  domain: "edit-conflict",
  messages: {
    "changedBy": (args: { author: string; value: string }) => `${args.author} has changed this to “${args.value}” while you edited it.`,
    "changed": (args: { value: string }) => `Somebody else has changed this to “${args.value}” while you edited it.`,
    "keepMine": `Keep mine`,
    "takeTheirs": `Take theirs`,
    "vehicleChanged": `The driver has changed the vehicle in the meantime.`,
    "update": `Update`,
  },
} as const;
