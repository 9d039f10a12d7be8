import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { QuoteContent, QuotedLine } from '@provender/domain/checkout/quote-content'
import type { BasketId, CompanyId } from '@provender/domain/ids'

/** The content of a quote as the customer saw it: its basket, its lines and when. */
export interface AcceptedQuote {
  readonly basketId: BasketId
  readonly issuedAtMs: number
  readonly quoted: QuoteContent
}

/** A thousand lines are about 25,000 characters. */
export const maxQuoteTokenLength = 60_000

/** Up to this many characters it is faster to send a quote uncompressed. */
const minPacked = 4000

type EncodedLine = readonly [
  QuotedLine['productId'],
  QuotedLine['unit'],
  QuotedLine['unitKind'],
  QuotedLine['pieces'],
  QuotedLine['quantity'],
  QuotedLine['unitNet'],
  QuotedLine['vatBasisPoints'],
  QuotedLine['state'],
  QuotedLine['possible'],
]
type Written = Omit<QuoteContent, 'lines'> & {
  readonly basketId: BasketId
  readonly lines: readonly EncodedLine[]
}

/** What a quote is valid for: the margin decides what a card is held for. */
export interface QuoteTerms {
  readonly companyId: CompanyId
  readonly currencyCode: string
  readonly weightMarginPercent: number
}

/**
 * Encodes a quote with its time and everything that the customer saw, signed together with its terms. So every server
 * knows what was accepted, without storing it (docs/decisions/0032-signed-quotes.md).
 */
export function writeQuote(
  key: KeyObject,
  terms: QuoteTerms,
  { basketId, issuedAtMs, quoted }: AcceptedQuote,
): string {
  const written: Written = { ...quoted, basketId, lines: quoted.lines.map(encodeLine) }
  const payload = payloadOf(JSON.stringify(written))
  return `${issuedAtMs}.${payload}.${signature(key, terms, `${issuedAtMs}.${payload}`)}`
}

/** The content of a token; undefined if it was changed, or was not issued here on these terms. */
export function readQuote(key: KeyObject, terms: QuoteTerms, token: string): AcceptedQuote | undefined {
  const [, content = '', issued = '', payload = '', signed = ''] =
    /^((\d{13})\.([\w-]+))\.([\w-]+)$/.exec(token) ?? []
  const expected = Buffer.from(signature(key, terms, content))
  const actual = Buffer.from(signed)
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined
  // The signature is ours, so it has our format.
  const { basketId, lines, ...quoted } = JSON.parse(textOf(payload)) as Written
  return { basketId, issuedAtMs: Number(issued), quoted: { ...quoted, lines: lines.map(lineOf) } }
}

/** Encodes a text, and compresses long ones. A compressed text begins with `p`, a plain one with `t`. */
function payloadOf(text: string): string {
  return text.length < minPacked
    ? `t${Buffer.from(text).toString('base64url')}`
    : `p${deflateRawSync(text).toString('base64url')}`
}

function textOf(payload: string): string {
  const bytes = Buffer.from(payload.slice(1), 'base64url')
  return (payload.startsWith('p') ? inflateRawSync(bytes) : bytes).toString()
}

/** The number is the version of the format. Tokens of another version are invalid. */
function signature(
  key: KeyObject,
  { companyId, currencyCode, weightMarginPercent }: QuoteTerms,
  content: string,
): string {
  return createHmac('sha256', key)
    .update(`quote 4 ${companyId} ${currencyCode} ${weightMarginPercent} ${content}`)
    .digest('base64url')
}

function encodeLine(line: QuotedLine): EncodedLine {
  const { productId, unit, unitKind, pieces, quantity, unitNet, vatBasisPoints, state, possible } = line
  return [productId, unit, unitKind, pieces, quantity, unitNet, vatBasisPoints, state, possible]
}

function lineOf([
  productId,
  unit,
  unitKind,
  pieces,
  quantity,
  unitNet,
  vatBasisPoints,
  state,
  possible,
]: EncodedLine): QuotedLine {
  return { productId, unit, unitKind, pieces, quantity, unitNet, vatBasisPoints, state, possible }
}
