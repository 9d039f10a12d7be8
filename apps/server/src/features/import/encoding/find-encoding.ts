import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import iconv from 'iconv-lite'
import type { Assumption } from '../assumption.ts'
import { unusableFile } from '../csv/unusable-file.ts'
import type { ImportFault } from '../faults/fault.ts'
import { type BytePiece, guessCodePage } from './guess-code-page.ts'

export interface Encoding {
  readonly name: string
  /** Null for plain UTF-8. */
  readonly assumption: Assumption | null
  readonly doubts: readonly { readonly line: number; readonly fault: ImportFault }[]
}

const firstBytes = 65_536
const maxPieces = 4000

/** Detects the encoding of a file. Throws `unusableFile` if that is impossible. */
export async function findEncoding(path: string): Promise<Encoding> {
  const start = await readStart(path)
  const wide = wideEncoding(start)
  if (wide) return wide
  const pieces = await piecesBeyondAscii(path)
  if (pieces.every(({ bytes }) => isPlainUtf8(bytes))) return certain('utf-8')
  const hasMark = start.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))
  const broken = pieces.filter(({ bytes }) => decodeUtf8(bytes) === null)
  const utf8Pieces = pieces.filter(({ bytes }) => isPlainUtf8(bytes))
  const [firstBroken] = broken
  if (firstBroken && (hasMark || utf8Pieces.length > broken.length / 5))
    throw unusableFile({ code: 'TWO_ENCODINGS', line: firstBroken.line })
  if (!firstBroken && utf8Pieces.length > pieces.length / 5) return certain('utf-8')
  const { name, example, doubts } = guessCodePage(pieces)
  const assumption = { code: 'ENCODING_GUESSED', encoding: name, ...example } as const
  return { name, assumption, doubts }
}

function certain(name: string, assumption: Assumption | null = null): Encoding {
  return { name, assumption, doubts: [] }
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(firstBytes), 0, firstBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Detects UTF-16 by its byte-order mark, or by the zero bytes of Latin letters, separators and line endings. */
function wideEncoding(start: Buffer): Encoding | null {
  if (start[0] === 0xff && start[1] === 0xfe)
    return certain('utf-16le', { code: 'ENCODING', encoding: 'UTF-16' })
  if (start[0] === 0xfe && start[1] === 0xff)
    return certain('utf-16be', { code: 'ENCODING', encoding: 'UTF-16' })
  let [even, odd] = [0, 0]
  for (const [index, byte] of start.entries()) {
    if (byte !== 0) continue
    if (index % 2 === 0) even += 1
    else odd += 1
  }
  if (even + odd < start.length / 12) return null
  if (odd > even * 10) return certain('utf-16le', { code: 'ENCODING_WITHOUT_MARK', encoding: 'UTF-16' })
  if (even > odd * 10) return certain('utf-16be', { code: 'ENCODING_WITHOUT_MARK', encoding: 'UTF-16' })
  return null
}

/** The different non-ASCII pieces of text, each with its first line. A few thousand of a long file are enough. */
async function piecesBeyondAscii(path: string): Promise<readonly BytePiece[]> {
  const pieces = new Map<string, number>()
  let line = 1
  let rest = ''
  const read = (text: string): void => {
    for (const part of text.split(/\r\n|\r|\n/)) {
      if (/[\x80-\xff]/.test(part))
        for (const [piece] of part.matchAll(/[^ \t,;|"]*[\x80-\xff][^ \t,;|"]*/g))
          if (!pieces.has(piece) && (pieces.size < maxPieces || decodeUtf8(piece) === null))
            pieces.set(piece, line)
      line += 1
    }
    line -= 1
  }
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = rest + chunk.toString('latin1')
    const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r', text.length - 2)) + 1
    read(text.slice(0, end))
    rest = text.slice(end)
  }
  read(rest)
  return Array.from(pieces, ([bytes, line]) => ({ bytes: withoutMark(bytes), line })).filter(
    ({ bytes }) => bytes !== '',
  )
}

function withoutMark(bytes: string): string {
  return bytes.replaceAll('\xef\xbb\xbf', '')
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decodeUtf8(bytes: string): string | null {
  try {
    return utf8.decode(Buffer.from(bytes, 'latin1'))
  } catch {
    return null
  }
}

/**
 * UTF-8, and not by accident: bytes of another encoding that happen to be valid give words of two scripts,
 * like `Рӯany` for `RÓŻANY`.
 */
function isPlainUtf8(bytes: string): boolean {
  const text = decodeUtf8(bytes)
  if (text === null) return false
  const words = text.match(/\p{L}+/gu) ?? []
  return !words.some((word) => /\p{Script=Latin}/u.test(word) && /[\u0370-\u07ff]/u.test(word))
}

/** The encoding that the user names. Throws `unusableFile` if it is unknown. */
export function namedEncoding(name: string): Encoding {
  const isKnown: boolean = iconv.encodingExists(name)
  if (!isKnown) throw unusableFile({ code: 'UNKNOWN_ENCODING', name })
  return certain(name, { code: 'ENCODING', encoding: name })
}
