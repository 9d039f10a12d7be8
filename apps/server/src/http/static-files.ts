import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

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
  await app.register(fastifyStatic, {
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
}
