import type { FastifyInstance } from 'fastify'

export function addSecurityHeaders(
  app: FastifyInstance,
  { hsts, usesStripe }: { readonly hsts: boolean; readonly usesStripe: boolean },
): void {
  // A wallet uses the browser's payment request from Stripe's frame.
  const wallets = usesStripe ? '(self "https://js.stripe.com")' : '()'
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-frame-options': 'DENY',
      'permissions-policy': `camera=(self), geolocation=(), microphone=(), payment=${wallets}`,
    })
    if (hsts) void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    done()
  })
}

/**
 * Content security policy of a page: the shop's own files, and exactly the inline scripts that the server
 * wrote, by hash. Pictures may come from anywhere, as the wholesaler's data refers to them. Inline styles
 * are allowed because React sets them on elements.
 */
export function contentSecurityPolicy({
  scriptHashes,
  usesCaptcha,
  usesStripe,
  allowsInlineTools,
}: {
  readonly scriptHashes: readonly string[]
  readonly usesCaptcha: boolean
  /** Stripe's script asks for card details in its own frames. */
  readonly usesStripe: boolean
  /** Development only: tools that reload pages need inline scripts and a socket. */
  readonly allowsInlineTools: boolean
}): string {
  const scripts = allowsInlineTools
    ? "'unsafe-inline'"
    : scriptHashes.map((hash) => `'sha256-${hash}'`).join(' ')
  const captcha = usesCaptcha ? ['https://hcaptcha.com', 'https://*.hcaptcha.com'] : []
  const stripe = usesStripe ? ['https://js.stripe.com', 'https://*.js.stripe.com'] : []
  const frames = [...captcha, ...stripe, ...(usesStripe ? ['https://hooks.stripe.com'] : [])]
  const connectSources = [...captcha, ...(usesStripe ? ['https://api.stripe.com'] : [])]
  const from = (...origins: readonly string[]): string => ["'self'", ...origins].join(' ')
  return [
    "default-src 'self'",
    `script-src ${from(...captcha, ...stripe)} ${scripts}`.trim(),
    `style-src ${from("'unsafe-inline'", ...captcha)}`,
    "img-src 'self' data: blob: https:",
    `connect-src ${from(...connectSources)}${allowsInlineTools ? ' ws: wss:' : ''}`,
    ...(frames.length > 0 ? [`frame-src ${from(...frames)}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}
