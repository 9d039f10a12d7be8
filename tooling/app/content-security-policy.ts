import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** The app's own files. WebKit may not count the scheme of the iOS app as 'self'. */
const own = ["'self'", 'capacitor://localhost']
/** A wholesaler can enable the captcha at any time. Its widget loads its own parts. */
const captcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com']
/** The common app accepts any wholesaler, and during development a server on the same machine. */
const anyServer = ['https:', 'http://localhost:*', 'http://127.0.0.1:*']

/**
 * The content security policy of the app's page, as the server has one for its pages. `server` is that of the brand, empty
 * for the common app. Pictures may come from anywhere, as the wholesaler's data refers to them. React sets inline styles.
 */
function contentSecurityPolicy(page: string, server: string): string {
  const servers = server === '' ? anyServer : [server]
  const pictureServers = server === '' ? anyServer : ['https:', server]
  const directives = {
    'default-src': own,
    'script-src': [...own, "'wasm-unsafe-eval'", ...captcha, ...inlineScriptHashes(page)],
    'style-src': [...own, "'unsafe-inline'", ...captcha],
    'img-src': [...own, 'data:', 'blob:', ...pictureServers],
    'connect-src': [...own, ...servers, ...captcha],
    'worker-src': own,
    'frame-src': captcha,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': own,
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

function inlineScriptHashes(page: string): readonly string[] {
  const scripts = [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
  return scripts
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
}

const charset = '<meta charset="utf-8" />'

/**
 * Writes the policy before everything that it is for, but not before the character set, which browsers look for in the first
 * kilobyte. Capacitor's bridge is not subject to it: both systems run it before the page, and an Android too old for that puts
 * it at the very beginning of the head.
 */
export function withSecurityPolicy(page: string, server: string): string {
  if (!page.includes(charset)) throw new Error(`index.html has no ${charset}`)
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(page, server)}" />`
  return page.replace(charset, `${charset}\n    ${policy}`)
}

export function addSecurityPolicy(server: string): Plugin {
  return {
    name: 'content-security-policy',
    transformIndexHtml: { order: 'post', handler: (page) => withSecurityPolicy(page, server) },
  }
}
