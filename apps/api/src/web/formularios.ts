import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Posted } from './bundle.ts'

/** The pages of the shop whose forms the server renders. */
const PAGES = [
  '/login',
  '/forgot-password',
  '/reset-password',
  '/contacto',
  '/set-password-known-customer/:key',
  '/set-new-customer-data/:key',
]
const FORM = 'application/x-www-form-urlencoded'
const LONGEST_EMAIL = 254

type Answer = (posted: Posted) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * A form that is sent without scripts is answered by its own page, which says that nothing was done and still holds the
 * e-mail. Nothing else of it is read, and only these addresses understand it: the API takes no forms.
 */
export async function readForms(app: FastifyInstance, answer: Answer): Promise<void> {
  await app.register(async (forms) => {
    forms.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, { email: (new URLSearchParams(body as string).get('email') ?? '').slice(0, LONGEST_EMAIL) }),
    )
    for (const path of PAGES)
      forms.post<{ Body: Posted | undefined }>(path, (request, reply) =>
        answer(request.body ?? { email: '' })(request, reply),
      )
  })
}
