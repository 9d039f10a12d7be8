import { consentsTo } from '@provender/domain/consent/consent'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Deps } from '../deps.ts'
import { countDevice } from '../fairness/allowance.ts'
import { deviceIdOf } from '../http/request-context.ts'
import { isSameOrigin } from '../http/same-origin.ts'

const allowance = { device: 10, host: 20, network: 30, withinSeconds: 600 }
const maxBytes = 10_240

const word = (max: number) => v.pipe(v.string(), v.maxLength(max), v.regex(/^[\w$/.: -]*$/))
const reportSchema = v.object({
  reference: v.pipe(v.string(), v.regex(/^[A-Z0-9]{8}$/)),
  name: v.pipe(v.string(), v.maxLength(100)),
  message: v.pipe(v.string(), v.maxLength(1000)),
  stack: v.pipe(v.string(), v.maxLength(6000)),
  /** One of the shop's own route names, without any part of the address. */
  route: word(100),
  build: word(100),
  language: word(5),
})

/**
 * Receives errors from the browsers of users who agreed to report them, and forwards them. Browsers talk only
 * to the shop, so the error service learns neither their address nor their user agent. The route does not
 * exist if errors are not reported.
 */
export function addBrowserReports(app: FastifyInstance, deps: Deps): void {
  const { errorReports } = deps
  if (!errorReports) return
  app.post('/error-reports', { bodyLimit: maxBytes }, async (request, reply) => {
    const { settings } = deps
    const isAgreed = consentsTo(consentOf(request), 'reports')
    if (!isAgreed || !isSameOrigin(request, settings.publicUrl)) return await reply.code(403).send()
    const parsed = v.safeParse(reportSchema, request.body)
    if (!parsed.success) return await reply.code(400).send()
    const caller = { subject: 'error report', ip: request.ip, deviceId: deviceIdOf(request) }
    if ((await countDevice(deps, caller, allowance)) > 0) return await reply.code(429).send()
    const { reference, name, message, stack, ...tags } = parsed.output
    request.log.info({ reference, ...tags }, 'an error in a browser was reported')
    errorReports.report({ where: 'browser', name, message, stack, reference, tags })
    return await reply.code(204).send()
  })
}

/** The user's answer about optional data. An installed app has no cookies and sends it as a header. */
function consentOf({ isFromApp, headers, cookies }: FastifyRequest): string | undefined {
  return isFromApp ? String(headers['x-consent']) : cookies['cookie-permission']
}
