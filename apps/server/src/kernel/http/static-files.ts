import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { acceptedEncodings } from './accepted-encodings.ts'
import { servedFilePolicy } from './served-file-policy.ts'

const aYear = 31_536_000_000

/**
 * The policy of a worker comes with its own script and has no effect on scripts in a page. The barcode reader
 * may compile WebAssembly, pages may not, and neither loads anything from other hosts.
 */
const workerSecurityPolicy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"

function isScript(path: string): boolean {
  return /\.js(?:\.br|\.gz)?$/.test(path)
}

/** Folders that are served under one prefix. If a file exists twice, the first folder wins. */
export interface ServedFolders {
  readonly folders: readonly string[]
  readonly prefix: string
  /** Files never change under their address. */
  readonly immutable: boolean
}

export async function addFolders(
  app: FastifyInstance,
  { folders, prefix, immutable }: ServedFolders,
): Promise<void> {
  await app.register(async (scope) => {
    // @fastify/static interprets weights differently, so rewrite the header to the parsed order.
    scope.addHook('onRequest', (request, _reply, done) => {
      const accepted = acceptedEncodings(request.headers['accept-encoding'])
      request.headers['accept-encoding'] = encodingHeader(accepted)
      done()
    })
    await scope.register(fastifyStatic, {
      root: [...folders],
      prefix,
      decorateReply: false,
      index: false,
      preCompressed: true,
      maxAge: immutable ? aYear : 3_600_000,
      immutable,
      logLevel: 'warn',
      setHeaders: (reply, path) => {
        const policy = isScript(path) ? workerSecurityPolicy : servedFilePolicy
        void reply.header('content-security-policy', policy)
      },
    })
  })
}

/** Each encoding weighs less than the one before. */
function encodingHeader(encodings: readonly string[]): string {
  return encodings.map((encoding, index) => `${encoding};q=${1 - index / 10}`).join(', ') || 'identity'
}
