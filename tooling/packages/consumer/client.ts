import { createClient, type MobilityClient } from '@mobility/sdk';

/** A client of the server at `baseUrl` that keeps its token in memory. */
export const clientOf = (baseUrl: string): MobilityClient => {
  let token: string | null = null;
  const tokens = {
    read: () => token,
    write: (next: string) => {
      token = next;
    },
  };
  return createClient({ baseUrl, tokens });
};

/** Signs in and keeps the token for the calls that follow. */
export const signIn = async (baseUrl: string, email: string, password: string): Promise<MobilityClient> => {
  const { access_token } = await clientOf(baseUrl).login({ email, password });
  return createClient({ baseUrl, tokens: { read: () => access_token, write: () => undefined } });
};
