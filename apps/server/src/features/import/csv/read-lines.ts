import { createReadStream } from 'node:fs'
import iconv from 'iconv-lite'

/**
 * The lines of a file in batches, without their endings (LF, CRLF or CR). Byte-order marks, zero bytes and the
 * end-of-file mark of DOS are removed.
 */
export async function* readLines(path: string, encoding: string): AsyncGenerator<readonly string[]> {
  const decoder = iconv.getDecoder(encoding, { stripBOM: true })
  let rest = ''
  for await (const chunk of createReadStream(path, { highWaterMark: 262_144 }) as AsyncIterable<Buffer>) {
    const text = rest + decoder.write(chunk)
    // A carriage return at the end may belong to a following line feed.
    const end = text.endsWith('\r') ? text.length - 1 : text.length
    const lines = linesIn(text.slice(0, end))
    rest = (lines.pop() ?? '') + text.slice(end)
    yield lines
  }
  const last = linesIn(rest + (decoder.end() ?? ''))
  if (last.at(-1) === '') last.pop()
  yield last
}

const leftOut = ['\0', '\u001A', '\uFEFF']

function linesIn(text: string): string[] {
  const bare = leftOut.reduce(
    (remaining, mark) => (remaining.includes(mark) ? remaining.replaceAll(mark, '') : remaining),
    text,
  )
  return bare.includes('\r') ? bare.split(/\r\n|\r|\n/) : bare.split('\n')
}
