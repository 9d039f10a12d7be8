import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { BasketId, CompanyId } from '@provender/domain/ids'
import type { Quoted, QuotedLine } from '@provender/domain/order/quoted'

/** What a customer was shown, of which basket, and when. */
export interface ShownQuote {
  readonly basketId: BasketId
  readonly issuedAtMs: number
  readonly quoted: Quoted
}

/** A thousand lines are about 25,000 characters. */
export const longestQuoteToken = 60_000

/** Up to so many characters it is quicker to send a quote as it is than to pack it: a packer is made and thrown away each time. */
const leastPacked = 4000

type LineFacts = readonly [
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
type Written = Omit<Quoted, 'lines'> & { readonly basketId: BasketId; readonly lines: readonly LineFacts[] }

/**
 * A quote in one text: when it was made, everything that was shown, and a signature over both and the company. So whichever server
 * gets it back knows what the customer saw, without any of them having kept it (docs/decisions/0032-signed-quotes.md).
 */
export function writeQuote(
  key: KeyObject,
  companyId: CompanyId,
  { basketId, issuedAtMs, quoted }: ShownQuote,
): string {
  const written: Written = { ...quoted, basketId, lines: quoted.lines.map(factsOf) }
  const payload = payloadOf(JSON.stringify(written))
  return `${issuedAtMs}.${payload}.${signature(key, companyId, `${issuedAtMs}.${payload}`)}`
}

/** What a token says; undefined for one that was not made for this company here, however little was changed in it. */
export function readQuote(key: KeyObject, companyId: CompanyId, token: string): ShownQuote | undefined {
  const [, said = '', issued = '', payload = '', signed = ''] =
    /^((\d{13})\.([\w-]+))\.([\w-]+)$/.exec(token) ?? []
  const expected = Buffer.from(signature(key, companyId, said))
  const given = Buffer.from(signed)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  // Signed by us, so it is what we wrote.
  const { basketId, lines, ...quoted } = JSON.parse(textOf(payload)) as Written
  return { basketId, issuedAtMs: Number(issued), quoted: { ...quoted, lines: lines.map(lineOf) } }
}

/** The first letter says whether the rest is packed. */
function payloadOf(text: string): string {
  return text.length < leastPacked
    ? `t${Buffer.from(text).toString('base64url')}`
    : `p${deflateRawSync(text).toString('base64url')}`
}

function textOf(payload: string): string {
  const bytes = Buffer.from(payload.slice(1), 'base64url')
  return (payload.startsWith('p') ? inflateRawSync(bytes) : bytes).toString()
}

/** The number says how a quote is written: one that is written otherwise is not ours to read. */
function signature(key: KeyObject, companyId: CompanyId, said: string): string {
  return createHmac('sha256', key).update(`quote 3 ${companyId} ${said}`).digest('base64url')
}

function factsOf(line: QuotedLine): LineFacts {
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
]: LineFacts): QuotedLine {
  return { productId, unit, unitKind, pieces, quantity, unitNet, vatBasisPoints, state, possible }
}
