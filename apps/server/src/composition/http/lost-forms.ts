import type { FastifyInstance } from 'fastify'

const bodyType = 'application/x-www-form-urlencoded'

/** The pages with a form in which somebody says something about herself. */
const withForms = [
  '/login',
  '/register',
  '/reset-password',
  '/invitation',
  '/contact-us',
  '/account/help-centre/report',
  '/account/settings',
  '/account/settings/*',
]

/**
 * A form sent by the browser itself, because the shop's script is off or not there yet. It comes by POST, so that passwords and names
 * are in no address and no log; it is not read, and the page is shown again.
 */
export async function addLostForms(app: FastifyInstance): Promise<void> {
  await app.register((forms, _options, done) => {
    forms.addContentTypeParser(bodyType, (_request, payload, parsed) => {
      payload.resume()
      parsed(null)
    })
    for (const path of withForms) forms.post(path, (request, reply) => reply.redirect(request.url, 303))
    done()
  })
}
