import type { CompanyId } from '@provender/domain/ids'

/** Messages between servers on one database. A hint says where to look; the versions in the database are the truth. */
export type Hint =
  /** The catalogue or the settings have a new version. */
  | { readonly kind: 'shop' }
  /** There is a new order. */
  | { readonly kind: 'office' }
  /** A company's baskets, or its orders, have this version. */
  | { readonly kind: 'baskets' | 'orders'; readonly companyId: CompanyId; readonly version: number }

export const hintChannel = 'provender'

export function printHint(hint: Hint): string {
  return 'version' in hint ? `${hint.kind} ${hint.companyId} ${hint.version}` : hint.kind
}

/** Undefined for hints of another version of Provender that this one does not know. */
export function parseHint(payload: string): Hint | undefined {
  if (payload === 'shop' || payload === 'office') return { kind: payload }
  const [, kind, companyId, version] = /^(baskets|orders) (\d{1,15}) (\d{1,15})$/.exec(payload) ?? []
  if ((kind !== 'baskets' && kind !== 'orders') || version === undefined) return undefined
  return { kind, companyId: Number(companyId) as CompanyId, version: Number(version) }
}
