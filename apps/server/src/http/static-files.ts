import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const aYear = 31_536_000_000

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
  })
}
