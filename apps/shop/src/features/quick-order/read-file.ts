import { type Language, languageForms } from '@provender/domain/languages'

/** A larger file is no order. */
const maxFileBytes = 500_000

/** The text of a dropped or selected file; undefined if it is not text or too large. */
export async function readOrderFile(file: File, language: Language): Promise<string | undefined> {
  if (file.size > maxFileBytes) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  const encoding = encodingOf(bytes)
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\u0000') ? undefined : text
  } catch {
    return isText(bytes) ? new TextDecoder(languageForms[language].codePage).decode(bytes) : undefined
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

function isText(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13)
}
