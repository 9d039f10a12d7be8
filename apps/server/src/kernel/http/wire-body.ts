import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type Encoding = 'br' | 'gzip'

export interface WireBody {
  readonly plain: string | Buffer
  readonly packed: (encoding: Encoding) => Promise<Buffer>
}

/** Compressed at most once for each encoding, however often it is sent. */
export interface CachedBody extends WireBody {
  readonly plain: Buffer
}

/** For a body that is sent once: creates only the form that is used. */
export function createBody(plain: string | Buffer): WireBody {
  return {
    plain,
    packed: (encoding) => pack(typeof plain === 'string' ? Buffer.from(plain) : plain, encoding),
  }
}

/** `small` takes longer: for a body that is compressed once and sent to many. */
export type CompressionLevel = 'fast' | 'small'

export function createCachedBody(body: string | Buffer, packing: CompressionLevel = 'fast'): CachedBody {
  const plain = typeof body === 'string' ? ownBytes(body) : ownCopy(body)
  const bodies = new Map<Encoding, Promise<Buffer>>()
  return {
    plain,
    packed: (encoding) => {
      const present = bodies.get(encoding)
      if (present) return present
      const packed = packing === 'fast' ? pack(plain, encoding) : packSmall(plain, encoding)
      const body = packed.then(ownCopy)
      bodies.set(encoding, body)
      return body
    },
  }
}

/** Allocates separate memory: a cached body in the pool of small buffers would keep the 64 KB around it alive. */
function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

function ownCopy(part: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(part.length)
  part.copy(copy)
  return copy
}

// Up to here, which covers any page, it is compressed synchronously, in a fraction of the time that a page
// takes to render. Another thread would be no faster, and the waiting request would hold on to its memory.
const maxSynchronousBytes = 262_144

/** Fast rather than small: most bodies are made for one request. */
async function pack(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  const isShort = bytes.length <= maxSynchronousBytes
  if (encoding === 'gzip') {
    const options = { level: 4 }
    return isShort ? gzipSync(bytes, options) : await gzipped(bytes, options)
  }
  const options = { params: brotliParams(bytes.length) }
  return isShort ? brotliCompressSync(bytes, options) : await brotli(bytes, options)
}

async function packSmall(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return await gzipped(bytes, { level: 9 })
  return await brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

/** Sets the window to the size of the body: allocating the usual four megabytes costs more than the compression itself. */
function brotliParams(length: number): Record<number, number> {
  const window = Math.ceil(Math.log2(length + 1))
  return {
    [constants.BROTLI_PARAM_QUALITY]: 3,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, 16), constants.BROTLI_DEFAULT_WINDOW),
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  }
}
