import { Refusal } from '../domain/refusal.ts';

/** 400: the file is not a backup that this server can restore. */
export const invalid = (sentence: string): Refusal => new Refusal('backup_invalid', sentence);
