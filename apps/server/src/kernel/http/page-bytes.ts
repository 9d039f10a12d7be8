import { createHash } from 'node:crypto'

/** A page in bytes, and what its own scripts are known by. */
export interface PageBytes {
  readonly bytes: Buffer
  /** SHA-256 of each script that carried the nonce, in base64. */
  readonly scriptHashes: readonly string[]
}

/**
 * Names the scripts that carry the nonce by their hashes instead, so that the page can be kept and sent to many. Text that
 * found its way into the page cannot carry it: the nonce is made anew for every page. Works in the bytes that are sent: as a text a page
 * takes twice the room, and every piece taken out of it would be a text as long again.
 */
export function pageBytes(html: string, nonce: string): PageBytes {
  const bytes = Buffer.from(html)
  const marks = placesOf(bytes, ` nonce="${nonce}"`)
  const scriptHashes = marks.flatMap(({ at }) => {
    const script = scriptAt(bytes, at)
    return script.length === 0 ? [] : [createHash('sha256').update(script).digest('base64')]
  })
  const told = placesOf(bytes, `<meta property="csp-nonce" content="${nonce}"/>`)
  return {
    bytes: without(
      bytes,
      [...told, ...marks].sort((one, other) => one.at - other.at),
    ),
    scriptHashes,
  }
}

interface Place {
  readonly at: number
  readonly length: number
}

function placesOf(bytes: Buffer, text: string): readonly Place[] {
  const places: Place[] = []
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + text.length))
    places.push({ at, length: text.length })
  return places
}

/** What stands in the script that has an attribute at this place; nothing where it is another element's. */
function scriptAt(bytes: Buffer, at: number): Buffer {
  const opening = bytes.lastIndexOf('<', at)
  if (!bytes.subarray(opening).subarray(0, 7).equals(scriptTag)) return bytes.subarray(0, 0)
  const start = bytes.indexOf('>', at) + 1
  return bytes.subarray(start, bytes.indexOf('</script>', start))
}

const scriptTag = Buffer.from('<script')

/** The bytes without these places, which come one after the other; in the same memory. */
function without(bytes: Buffer, places: readonly Place[]): Buffer {
  let written = 0
  let from = 0
  for (const { at, length } of places) {
    written += bytes.copy(bytes, written, from, at)
    from = at + length
  }
  written += bytes.copy(bytes, written, from)
  return bytes.subarray(0, written)
}
