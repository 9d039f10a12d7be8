import { createHash } from 'node:crypto'

/** A page as bytes, with the hashes of its own scripts. */
export interface PageBytes {
  readonly bytes: Buffer
  /** SHA-256 of each script that carried the nonce, in base64. */
  readonly scriptHashes: readonly string[]
}

/**
 * Replaces the nonce of scripts by their hashes, so that the page can be cached and sent to many clients.
 * Injected text cannot carry the nonce, because it is new for every page. Works on bytes: as a string the
 * page takes twice the memory, and removing each piece would copy it.
 */
export function pageBytes(html: string, nonce: string): PageBytes {
  const bytes = Buffer.from(html)
  const nonces = rangesOf(bytes, ` nonce="${nonce}"`)
  const scriptHashes = nonces.flatMap(({ start }) => {
    const script = scriptAt(bytes, start)
    return script.length === 0 ? [] : [createHash('sha256').update(script).digest('base64')]
  })
  const nonceTag = rangesOf(bytes, `<meta property="csp-nonce" content="${nonce}"/>`)
  return {
    bytes: removeRanges(
      bytes,
      [...nonceTag, ...nonces].sort((one, other) => one.start - other.start),
    ),
    scriptHashes,
  }
}

interface ByteRange {
  readonly start: number
  readonly length: number
}

function rangesOf(bytes: Buffer, text: string): readonly ByteRange[] {
  const ranges: ByteRange[] = []
  for (let start = bytes.indexOf(text); start >= 0; start = bytes.indexOf(text, start + text.length))
    ranges.push({ start, length: text.length })
  return ranges
}

/** The content of the script that has an attribute at this position; empty if it belongs to another element. */
function scriptAt(bytes: Buffer, position: number): Buffer {
  const opening = bytes.lastIndexOf('<', position)
  if (!bytes.subarray(opening).subarray(0, 7).equals(scriptTag)) return bytes.subarray(0, 0)
  const start = bytes.indexOf('>', position) + 1
  return bytes.subarray(start, bytes.indexOf('</script>', start))
}

const scriptTag = Buffer.from('<script')

/** Removes these ascending ranges of bytes, in the same memory. */
function removeRanges(bytes: Buffer, ranges: readonly ByteRange[]): Buffer {
  let written = 0
  let from = 0
  for (const { start, length } of ranges) {
    written += bytes.copy(bytes, written, from, start)
    from = start + length
  }
  written += bytes.copy(bytes, written, from)
  return bytes.subarray(0, written)
}
