import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Piscina } from 'piscina'
import type { PdfStyle } from './pdf-document.ts'
import type { PdfSource } from './pdf-worker.ts'

interface PdfRequest {
  /** Decides, with the style, whether a PDF that was made before is the same. */
  readonly basis: object
  readonly style: PdfStyle
  readonly read: () => Promise<PdfSource>
}

export interface PdfMaker {
  /** Makes a PDF. With an equal basis and style it gives the same bytes, which are kept for some time, and reads nothing. */
  readonly make: (request: PdfRequest) => Promise<Buffer>
  readonly close: () => Promise<void>
}

declare module '../../../kernel/deps.ts' {
  interface Deps {
    readonly pdfs: PdfMaker
  }
}

const maxCachedBytes = 16_000_000

/**
 * Makes PDFs in threads, two at once, so that they delay no other request. The threads start with the first PDF and end after a minute
 * without one, because fonts take memory.
 */
export function createPdfMaker(): PdfMaker {
  const made = new LRUCache<string, Buffer>({
    maxSize: maxCachedBytes,
    sizeCalculation: (pdf) => Math.max(pdf.length, 1),
  })
  let threads: Promise<Piscina> | undefined
  return {
    make: async ({ basis, style, read }) => {
      const key = keyOf(basis, style)
      const cached = made.get(key)
      if (cached) return cached
      const task = { source: await read(), style }
      threads ??= openThreads()
      const bytes = (await (await threads).run(task, { name: 'makePdf' })) as Uint8Array
      const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      made.set(key, pdf)
      return pdf
    },
    close: async () => {
      const open = await threads
      await open?.destroy()
    },
  }
}

function keyOf(basis: object, { language, logo }: PdfStyle): string {
  return createHash('sha256')
    .update(JSON.stringify([basis, language]))
    .update(logo?.png ?? '')
    .digest('base64')
}

async function openThreads(): Promise<Piscina> {
  const { Piscina: ThreadPool } = await import('piscina')
  return new ThreadPool({
    filename: new URL('pdf-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 2,
    idleTimeout: 60_000,
    execArgv: [],
  })
}
