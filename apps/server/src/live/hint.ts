import type { CompanyId } from '@provender/domain/ids'

/** What servers on one database tell each other. A hint says where to look; the versions there are the truth. */
export type Hint =
  /** The catalogue or the settings have a next version. */
  | { readonly kind: 'shop' }
  /** A company's baskets have this version. */
  | { readonly kind: 'baskets'; readonly companyId: CompanyId; readonly version: number }

/** The channel of Postgres that hints travel on. */
export const hintChannel = 'provender'

export function printHint(hint: Hint): string {
  return hint.kind === 'shop' ? 'shop' : `baskets ${hint.companyId} ${hint.version}`
}

/** Undefined for what another version of Provender tells and this one does not know. */
export function parseHint(payload: string): Hint | undefined {
  if (payload === 'shop') return { kind: 'shop' }
  const [, companyId, version] = /^baskets (\d{1,15}) (\d{1,15})$/.exec(payload) ?? []
  if (companyId === undefined || version === undefined) return undefined
  return { kind: 'baskets', companyId: Number(companyId) as CompanyId, version: Number(version) }
}
