import type { ProductField } from '@provender/domain/product/product-field'
import { productFieldList } from '@provender/domain/product/product-values'
import { ok, refuse, type Result } from '@provender/domain/result'
import { type CooperativeLoop, runToEnd } from '../cooperative-loop.ts'
import { checksumInSteps, checksumOf } from './checksum.ts'

export type SectionKind = 'lists' | 'details' | 'delta' | 'prices' | 'stock' | 'marks'

/** Raise it whenever an older shop could misread a newer server's text. */
const ownFormat = 3

type DeviceField = Pick<ProductField, 'type' | 'deviceSection'> & { readonly wire: string }

/** Changes if other product fields are sent, so that devices download everything again. */
export function formatOf(fields: readonly DeviceField[]): number {
  const onDevice = fields.filter(({ deviceSection }) => deviceSection !== 'never')
  const shape = onDevice.map(({ wire, type, deviceSection }) => [
    wire,
    type.kind,
    type.choices,
    deviceSection,
  ])
  return Number.parseInt(checksumOf(JSON.stringify([ownFormat, shape])).slice(0, 7), 16)
}

const format = formatOf(productFieldList)

/** Why a section is refused. The caller deletes it and downloads it again. */
export type SectionRefusal =
  | { readonly type: 'NotASection' }
  | { readonly type: 'OtherKind'; readonly kind: string }
  | { readonly type: 'OtherFormat'; readonly format: number }
  /** Truncated, or damaged in transit or in storage. */
  | { readonly type: 'Damaged' }
  /** Undamaged, but with an invalid shape; names the first invalid part. */
  | { readonly type: 'Malformed'; readonly location: string }
  /** A delta from another version, or with another result than the server's. */
  | { readonly type: 'OtherVersion' }

const opening = /^\{"part":"([a-z]{1,20})","format":(\d{1,9}),"checksum":"([0-9a-f]{16})","body":/

export function sealSection(kind: SectionKind, body: unknown): string {
  return runToEnd(sealText(kind, JSON.stringify(body)))
}

export function* sealText(kind: SectionKind, text: string): CooperativeLoop<string> {
  const checksum = yield* checksumInSteps(text)
  return `{"part":"${kind}","format":${format},"checksum":"${checksum}","body":${text}}`
}

/** The body of a section of this kind, undamaged. Its shape is not yet checked. */
export function openSection(kind: SectionKind, text: string): Result<unknown, SectionRefusal> {
  const body = unseal(kind, text)
  if (!body.ok) return body
  try {
    const value: unknown = JSON.parse(body.value)
    return ok(value)
  } catch {
    // The checksum is right but the text is not JSON: another program wrote it.
    return refuse({ type: 'Malformed', location: 'json' })
  }
}

export function unseal(kind: SectionKind, text: string): Result<string, SectionRefusal> {
  const head = opening.exec(text)
  if (!head) return refuse({ type: 'NotASection' })
  const [all, foundKind = '', foundFormat, checksum] = head
  if (foundKind !== kind) return refuse({ type: 'OtherKind', kind: foundKind })
  if (Number(foundFormat) !== format) return refuse({ type: 'OtherFormat', format: Number(foundFormat) })
  const body = text.slice(all.length, -1)
  return text.endsWith('}') && checksumOf(body) === checksum ? ok(body) : refuse({ type: 'Damaged' })
}

export function checksumIn(text: string): string | undefined {
  return opening.exec(text)?.[3]
}
