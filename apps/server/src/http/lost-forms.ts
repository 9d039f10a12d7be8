import type { FastifyInstance } from 'fastify'

const bodyType = 'application/x-www-form-urlencoded'

/**
 * A form with a password sent by the browser itself, because the shop's script is off or not there yet. It comes by POST, so that
 * the password is in no address and no log; it is not read, and the page is shown again.
 */
export async function addLostForms(app: FastifyInstance): Promise<void> {
  await app.register((forms, _options, done) => {
    forms.addContentTypeParser(bodyType, (_request, payload, parsed) => {
      payload.resume()
      parsed(null)
    })
    for (const page of ['/login', '/register', '/reset-password'])
      forms.post(page, (request, reply) => reply.redirect(request.url, 303))
    done()
  })
}
