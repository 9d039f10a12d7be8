import type { ProductField } from '@provender/domain/product/product-field'
import { productFieldList } from '@provender/domain/product/product-values'
import { ok, refuse, type Result } from '@provender/domain/result'
import { checksumOf } from './checksum.ts'

/** What travels, and is kept on a device, each as one text. */
export type SectionKind = 'lists' | 'details' | 'delta' | 'prices' | 'stock' | 'marks'

/** Counted up whenever an older shop could misread what a newer server writes. */
const ownFormat = 3

type TravellingField = Pick<ProductField, 'type' | 'travels'> & { readonly name: string }

/** Another number as soon as other fields of products travel, so that devices load anew. */
export function formatOf(fields: readonly TravellingField[]): number {
  const travelling = fields.filter(({ travels }) => travels !== 'never')
  const shape = travelling.map(({ name, type, travels }) => [name, type.kind, type.choices, travels])
  return Number.parseInt(checksumOf(JSON.stringify([ownFormat, shape])).slice(0, 7), 16)
}

const format = formatOf(productFieldList)

/** Why a part is not taken. Whoever gets one drops the part and fetches it anew. */
export type SectionRefusal =
  | { readonly type: 'NotAPart' }
  | { readonly type: 'OtherKind'; readonly kind: string }
  | { readonly type: 'OtherFormat'; readonly format: number }
  /** Cut off, or changed on the way or in the store. */
  | { readonly type: 'Damaged' }
  /** Whole, and yet not what it says it is: the first place where it shows. */
  | { readonly type: 'Malformed'; readonly where: string }
  /** A delta that leads from another version, or elsewhere than the server is. */
  | { readonly type: 'OtherVersion' }

const opening = /^\{"part":"([a-z]{1,20})","format":(\d{1,9}),"checksum":"([0-9a-f]{16})","body":/

/** A body as JSON text that says what it is and can be checked. */
export function sealSection(kind: SectionKind, body: unknown): string {
  return sealText(kind, JSON.stringify(body))
}

/** Likewise, of a body that is JSON text already. */
export function sealText(kind: SectionKind, text: string): string {
  return `{"part":"${kind}","format":${format},"checksum":"${checksumOf(text)}","body":${text}}`
}

/** The body of a part of this kind: whole and unchanged, its shape still to be read. */
export function openSection(kind: SectionKind, text: string): Result<unknown, SectionRefusal> {
  const body = unseal(kind, text)
  if (!body.ok) return body
  try {
    const value: unknown = JSON.parse(body.value)
    return ok(value)
  } catch {
    // The checksum is right and the text is not JSON: somebody else made it.
    return refuse({ type: 'Malformed', where: 'json' })
  }
}

/** The text of that body. */
export function unseal(kind: SectionKind, text: string): Result<string, SectionRefusal> {
  const head = opening.exec(text)
  if (!head) return refuse({ type: 'NotAPart' })
  const [all, foundKind = '', foundFormat, checksum] = head
  if (foundKind !== kind) return refuse({ type: 'OtherKind', kind: foundKind })
  if (Number(foundFormat) !== format) return refuse({ type: 'OtherFormat', format: Number(foundFormat) })
  const body = text.slice(all.length, -1)
  return text.endsWith('}') && checksumOf(body) === checksum ? ok(body) : refuse({ type: 'Damaged' })
}

/** The checksum a part carries; undefined when it is not a part. */
export function checksumIn(text: string): string | undefined {
  return opening.exec(text)?.[3]
}
