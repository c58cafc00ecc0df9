// Leads from a short URL, as it stands on paper, to the page that it means. The page itself says when what it shows is
// gone or closed, so a code gives away nothing that the page does not.
// rules: X38.20, X38.21
import type { FastifyInstance } from 'fastify';

/** `pageOf`: the path of the page that a code means; null where no page has it. */
export function followShortUrls(
  app: FastifyInstance,
  pageOf: (code: string) => Promise<string | null>,
): void {
  app.get<{ Params: { code: string } }>('/f/:code', async (request, reply) => {
    const page = await pageOf(request.params.code);
    if (page === null) return reply.callNotFound();
    // What the URL brings along, such as the language, goes on to the page.
    const search = /\?.*$/.exec(request.url)?.[0] ?? '';
    return reply.header('cache-control', 'no-cache').redirect(`${page}${search}`, 302);
  });
}
