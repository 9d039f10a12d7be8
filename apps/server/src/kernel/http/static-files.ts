import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { acceptedEncodings } from './accepted-encodings.ts'

const aYear = 31_536_000_000

/**
 * What a worker may do. It has no page's policy but that of its own script, which means nothing to a script in a page: the
 * reader of barcodes may compile WebAssembly, pages may not, and nobody fetches anything from elsewhere.
 */
const workerSecurityPolicy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"

/** Also one that was packed. */
function isScript(path: string): boolean {
  return /\.js(?:\.br|\.gz)?$/.test(path)
}

/** Folders that are served as they are below one address; of two files of one name the first folder's counts. */
export interface ServedFolders {
  readonly folders: readonly string[]
  readonly prefix: string
  /** Its files never change under their address. */
  readonly immutable: boolean
}

export async function addFolders(
  app: FastifyInstance,
  { folders, prefix, immutable }: ServedFolders,
): Promise<void> {
  await app.register(async (scope) => {
    // What sends files reads weights in its own way: it is told what comes of them.
    scope.addHook('onRequest', (request, _reply, done) => {
      const accepted = acceptedEncodings(request.headers['accept-encoding'])
      request.headers['accept-encoding'] = inOrder(accepted)
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
        if (isScript(path)) void reply.header('content-security-policy', workerSecurityPolicy)
      },
    })
  })
}

/** Each weighs less than the one before. */
function inOrder(encodings: readonly string[]): string {
  return encodings.map((encoding, at) => `${encoding};q=${1 - at / 10}`).join(', ') || 'identity'
}
