import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const aYear = 31_536_000_000

/** Files that never change under their address. */
export async function addFolder(
  app: FastifyInstance,
  {
    folder,
    prefix,
    immutable,
  }: { readonly folder: string; readonly prefix: string; readonly immutable: boolean },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix,
    decorateReply: false,
    index: false,
    preCompressed: true,
    maxAge: immutable ? aYear : 3_600_000,
    immutable,
    logLevel: 'warn',
  })
}

/** The wholesaler's own pictures, in DATA_DIR/pictures. */
export function picturesFolder(dataFolder: string): string {
  return join(dataFolder, 'pictures')
}
