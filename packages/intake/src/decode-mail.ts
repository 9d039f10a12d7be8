import { htmlText } from './html-text.ts'

// Servers, browsers and workers have it, but this package knows none of them.
declare const TextDecoder: new (charset?: string) => { readonly decode: (bytes: Uint8Array) => string }

/** The text of a mail, and whether a program sent it automatically. */
export interface DecodedMail {
  readonly text: string
  readonly isAutomatic: boolean
}

interface Part {
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

const maxDepth = 4
const automaticSubject =
  /^\s*(?:(?:re|aw|odp|ynt):\s*)?(?:automatic reply|auto(?:matic)?[- ]?(?:reply|response)|out of (?:the )?office|odpowiedź automatyczna|autoodpowiedź|poza biurem|otomatik (?:yanıt|cevap)|ofis dışında|undeliver(?:ed|able)|delivery status notification|mail delivery (?:failed|failure)|returned mail|niedostarczona|teslim edilemedi)/iu
const automaticText =
  /^[\s\S]{0,60}?(?:(?:i am|i'm|we are)(?: currently)? (?:away|on (?:annual )?leave|on holiday|out of (?:the )?office)|jestem (?:na urlopie|poza biurem)|przebywam na urlopie|(?:izinliyim|ofis dışındayım)|this is an automat(?:ic|ed) (?:reply|response|message))/iu

/**
 * Decodes a saved mail: its parts, encodings and HTML. A text without the headers of a saved mail is returned as it is. Small because it
 * reads text only: attachments and addresses are of no use here.
 */
export function decodeMail(source: string): DecodedMail {
  const { headers, body } = readPart(source)
  const isSaved = headers.has('content-type') || headers.has('mime-version') || headers.has('message-id')
  const subject = headers.get('subject') ?? headers.get('temat') ?? headers.get('konu') ?? ''
  // Keep the line that tells an answer from a forwarded mail.
  const text = isSaved ? `Subject: ${decodeWords(subject)}\n\n${partText({ headers, body }, 0)}` : source
  const isHtml = !isSaved && /^\s*(?:<!doctype html|<html[\s>])/i.test(source)
  const decoded = isHtml ? htmlText(source) : text
  return {
    text: decoded,
    isAutomatic: isAutomaticMail(headers, decodeWords(subject)) || isAutomaticText(decoded),
  }
}

function isAutomaticMail(headers: Part['headers'], subject: string): boolean {
  const submitted = headers.get('auto-submitted') ?? 'no'
  return !/^\s*no\s*$/i.test(submitted) || headers.has('x-autoreply') || automaticSubject.test(subject)
}

function isAutomaticText(text: string): boolean {
  return automaticText.test(text.replace(/^Subject:.*\n+/, ''))
}

function readPart(source: string): Part {
  const text = source.replace(/^\s+/, '')
  const [head = ''] = /^(?:[\p{L}-]+:.*(?:\r?\n[ \t].*)*(?:\r?\n|$))+/u.exec(text) ?? []
  const headers = new Map<string, string>()
  for (const [, name = '', value = ''] of head.matchAll(/^([\p{L}-]+):((?:.*)(?:\r?\n[ \t].*)*)/gmu))
    if (!headers.has(name.toLowerCase()))
      headers.set(name.toLowerCase(), value.replaceAll(/\r?\n[ \t]+/g, ' ').trim())
  return { headers, body: text.slice(head.length).replace(/^\r?\n/, '') }
}

function partText({ headers, body }: Part, depth: number): string {
  const type = headers.get('content-type') ?? 'text/plain'
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1]
  if (/^multipart\//i.test(type) && boundary !== undefined && depth < maxDepth) {
    const parts = body
      .split(new RegExp(String.raw`^--${boundary.replaceAll(/[^\w]/g, String.raw`\$&`)}(?:--)?\s*$`, 'm'))
      .slice(1)
      .map((part) => readPart(part.replace(/^\r?\n/, '')))
    return bestPart(parts, depth)
  }
  if (!/^text\//i.test(type) && !/^multipart\//i.test(type)) return ''
  const charset = /charset="?([^";\s]+)"?/i.exec(type)?.[1] ?? 'utf-8'
  const decoded = decodeBody(body, headers.get('content-transfer-encoding') ?? '', charset)
  return /^text\/html/i.test(type) ? htmlText(decoded) : decoded
}

/** The plain text, unless the HTML has a table with headings, which plain text loses. */
function bestPart(parts: readonly Part[], depth: number): string {
  const typeOf = (part: Part) => part.headers.get('content-type') ?? 'text/plain'
  const isAttached = (part: Part) => /^attachment/i.test(part.headers.get('content-disposition') ?? '')
  const readable = parts.filter((part) => !isAttached(part) && /^(?:text|multipart)\//i.test(typeOf(part)))
  const withTable = readable.find((part) => /^text\/html/i.test(typeOf(part)) && /<th[\s>]/i.test(part.body))
  const [first] = readable.filter((part) => /^(?:text\/plain|multipart\/)/i.test(typeOf(part)))
  const part = withTable ?? first ?? readable[0]
  return part ? partText(part, depth + 1) : ''
}

function decodeBody(body: string, encoding: string, charset: string): string {
  if (/^\s*base64/i.test(encoding)) return decodeBytes(base64Bytes(body), charset)
  if (!/^\s*quoted-printable/i.test(encoding)) return body
  const joined = body.replaceAll(/=[ \t]*\r?\n/g, '')
  return joined.replaceAll(/(?:=[0-9A-F]{2})+/gi, (hex) =>
    decodeBytes(
      (hex.match(/[0-9A-F]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16)),
      charset,
    ),
  )
}

const encodedWord = /=\?([^?]+)\?([QB])\?([^?]*)\?=/gi

/** `=?utf-8?Q?Zam=C3=B3wienie?=` in a header. */
function decodeWords(header: string): string {
  return header.replaceAll(encodedWord, (...groups: readonly string[]) => {
    const [, charset = '', kind = '', text = ''] = groups
    return kind.toUpperCase() === 'B'
      ? decodeBytes(base64Bytes(text), charset)
      : decodeBody(text.replaceAll('_', ' '), 'quoted-printable', charset)
  })
}

const base64Signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function base64Bytes(text: string): readonly number[] {
  const bytes: number[] = []
  let [bits, count] = [0, 0]
  for (const sign of text) {
    const value = base64Signs.indexOf(sign)
    if (value < 0) continue
    bits = ((bits << 6) | value) & 0xffffff
    count += 6
    if (count < 8) continue
    count -= 8
    bytes.push((bits >> count) & 0xff)
  }
  return bytes
}

function decodeBytes(bytes: readonly number[], charset: string): string {
  try {
    return new TextDecoder(charset).decode(new Uint8Array(bytes))
  } catch {
    return new TextDecoder().decode(new Uint8Array(bytes))
  }
}
