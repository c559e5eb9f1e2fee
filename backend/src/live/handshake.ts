import type { Context } from '../context.ts';
import { type Caller, Refusal } from '../operation.ts';
import { authenticate } from '../sessions.ts';

/** Who wants to connect, and from where. */
export type Knock = { userId: string; token: string | undefined; origin: string | undefined; host: string };

/** The caller behind a connection, or the reason that it is closed with 1008. */
export async function admit(context: Context, knock: Knock): Promise<Caller | string> {
  if (!isAllowedOrigin(knock, context.config.allowedOrigins)) return 'Origin not allowed';
  try {
    const caller = await authenticate(context, knock.token ?? null);
    return caller.id === knock.userId ? caller : 'Invalid token';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.message === 'Token expired' ? 'Token expired' : 'Invalid token';
  }
}

// Programs send no Origin; a browser always does, and then it has to be ours.
function isAllowedOrigin({ origin, host }: Knock, allowed: readonly string[]): boolean {
  if (origin === undefined || allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
