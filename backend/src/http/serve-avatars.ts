import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { avatarIdPattern, avatarRoute } from '../domain/avatar.ts';
import { findAvatar } from '../store/people/avatars.ts';
import { httpError } from './errors.ts';

/**
 * Serves the pictures of people as what they were checked to be. The unguessable id authorizes the request; an image
 * element sends no token. A picture never changes, because a new one has a new address.
 */
export const serveAvatars = (app: FastifyInstance, { store }: Context): void => {
  app.get<{ Params: { id: string } }>(avatarRoute, async ({ params }, reply) => {
    const image = avatarIdPattern.test(params.id) ? await findAvatar(store.read, params.id) : undefined;
    if (image === undefined) throw httpError(404);
    return reply
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, max-age=31536000, immutable')
      .type('image/jpeg')
      .send(Buffer.from(image, 'base64'));
  });
};
