import type { CompanyId } from '@provender/domain/ids'

/** What servers on one database tell each other. A hint says where to look; the versions there are the truth. */
export type Hint =
  /** The catalogue or the settings have a next version. */
  | { readonly kind: 'shop' }
  /** A company's baskets, or its orders, have this version. */
  | { readonly kind: 'baskets' | 'orders'; readonly companyId: CompanyId; readonly version: number }

/** The channel of Postgres that hints travel on. */
export const hintChannel = 'provender'

export function printHint(hint: Hint): string {
  return hint.kind === 'shop' ? 'shop' : `${hint.kind} ${hint.companyId} ${hint.version}`
}

/** Undefined for what another version of Provender tells and this one does not know. */
export function parseHint(payload: string): Hint | undefined {
  if (payload === 'shop') return { kind: 'shop' }
  const [, kind, companyId, version] = /^(baskets|orders) (\d{1,15}) (\d{1,15})$/.exec(payload) ?? []
  if ((kind !== 'baskets' && kind !== 'orders') || version === undefined) return undefined
  return { kind, companyId: Number(companyId) as CompanyId, version: Number(version) }
}
