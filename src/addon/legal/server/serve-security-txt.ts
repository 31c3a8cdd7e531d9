import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/server/context.ts';
import { Failure } from '#platform/server/shared/errors.ts';

/** How far ahead the file says that it is good: scanners leave out what is older (RFC 9116). */
const goodFor = 180 * 24 * 60 * 60 * 1000;

/** Whom to tell of a weakness, at /.well-known/security.txt: the operator's e-mail. 404 where none is known. */
export function serveSecurityTxt(app: FastifyInstance, { config, now }: Context): void {
  app.get('/.well-known/security.txt', async (_, reply) => {
    const { email } = config.company;
    if (!email) throw new Failure('notFound');
    const expires = new Date(now().getTime() + goodFor).toISOString();
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        [
          `Contact: mailto:${email}`,
          `Expires: ${expires}`,
          'Preferred-Languages: ru, en',
          `Policy: ${config.publicUrl}/legal/security`,
          '',
        ].join('\n'),
      );
  });
}
