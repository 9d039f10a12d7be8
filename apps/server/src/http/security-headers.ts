import type { FastifyInstance } from 'fastify'

/** Headers of every answer; pages add their own content security policy. */
export function addSecurityHeaders(app: FastifyInstance, { hsts }: { readonly hsts: boolean }): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-frame-options': 'DENY',
      'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
    })
    if (hsts) void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    done()
  })
}

/**
 * What a page may load and run: the shop's own files and exactly the inline scripts the server wrote, named by their
 * hashes. Pictures from anywhere, as the wholesaler's data names them; styles inline for what React sets on elements.
 */
export function contentSecurityPolicy({
  scriptHashes,
  asksCaptcha,
  allowsInlineTools,
}: {
  readonly scriptHashes: readonly string[]
  /** The shop has a site key of hCaptcha, whose widget loads its own parts. */
  readonly asksCaptcha: boolean
  /** Development only: the tools that reload pages need inline scripts and a socket. */
  readonly allowsInlineTools: boolean
}): string {
  const scripts = allowsInlineTools
    ? "'unsafe-inline'"
    : scriptHashes.map((hash) => `'sha256-${hash}'`).join(' ')
  const captcha = asksCaptcha ? ' https://hcaptcha.com https://*.hcaptcha.com' : ''
  return [
    "default-src 'self'",
    `script-src 'self'${captcha} ${scripts}`.trim(),
    `style-src 'self' 'unsafe-inline'${captcha}`,
    "img-src 'self' data: blob: https:",
    `connect-src 'self'${captcha}${allowsInlineTools ? ' ws: wss:' : ''}`,
    ...(asksCaptcha ? [`frame-src${captcha}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}
