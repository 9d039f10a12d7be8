import type { FastifyInstance } from 'fastify'

const bodyType = 'application/x-www-form-urlencoded'

/** The pages with forms that contain personal data. */
const formPaths = [
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
 * Handles forms that the browser submits itself, because scripts are switched off or blocked. They use
 * POST, which keeps passwords and names out of addresses and logs. The body is not read. The answer has no content, so
 * that the browser keeps the page with what was typed.
 */
export async function addFormFallback(app: FastifyInstance): Promise<void> {
  await app.register((forms, _options, done) => {
    forms.addContentTypeParser(bodyType, (_request, payload, parsed) => {
      payload.resume()
      parsed(null)
    })
    for (const path of formPaths) forms.post(path, (_request, reply) => reply.code(204).send())
    done()
  })
}
