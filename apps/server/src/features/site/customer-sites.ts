import type { CompanyUid, SiteId } from '@provender/domain/ids'
import type { Site, SiteDetails } from '@provender/domain/site/site'
import type { UserSite } from '../../kernel/identity/signed-in-user.ts'

export interface SiteRow extends Omit<SiteDetails, 'postCode' | 'contactName'> {
  readonly id: number
  readonly uid: SiteId
  readonly code: string | null
  readonly post_code: string
  readonly contact_name: string
  readonly route_id: number | null
  readonly version: number
}

interface SitesOfUser {
  readonly company: {
    readonly uid: CompanyUid
    readonly name: string
    readonly address: Omit<SiteDetails, 'name' | 'contactName' | 'telephone' | 'instructions'>
    readonly routeId: number | null
  }
  /** Sites that are not closed. */
  readonly sites: readonly SiteRow[]
  readonly boundTo: number | null
}

/**
 * The company's own address and its sites, as far as they have a delivery route: a site without a route uses
 * the company's. A user who is bound to a site has only that one, or none once it is closed.
 */
export function openSitesOf({ company, sites, boundTo }: SitesOfUser): readonly UserSite[] {
  const own = {
    ...company.address,
    id: companySiteId(company),
    name: company.name,
    contactName: '',
    telephone: '',
    instructions: '',
    row: null,
    routeId: company.routeId,
  }
  return [own, ...sites.map((row) => ({ ...siteOf(row), routeId: row.route_id ?? company.routeId, row }))]
    .filter(({ row }) => boundTo === null || row?.id === boundTo)
    .flatMap(({ routeId, row, ...site }) =>
      routeId === null ? [] : [{ ...site, routeId, row: row && { id: row.id, version: row.version } }],
    )
}

/** The id of the company's own address is the company's uid. */
export function companySiteId({ uid }: { readonly uid: CompanyUid }): SiteId {
  return uid as string as SiteId
}

/** The site of a delivery: the company's own address, unless it names another. */
export function siteIdOf(
  { site }: { readonly site: SiteId | null },
  company: { readonly uid: CompanyUid },
): SiteId {
  return site ?? companySiteId(company)
}

export function siteOf(row: Omit<SiteRow, 'id' | 'version' | 'route_id' | 'code'>): Site {
  const { uid, name, address1, address2, address3, city, country, telephone, instructions } = row
  return {
    id: uid,
    name,
    address1,
    address2,
    address3,
    city,
    postCode: row.post_code,
    country,
    contactName: row.contact_name,
    telephone,
    instructions,
  }
}

/** The requested site, by default that of the last delivery, else the first. Null if it does not exist. */
export function selectSite(
  { sites, lastSiteId }: { readonly sites: readonly UserSite[]; readonly lastSiteId: SiteId | null },
  requestedId: SiteId | null,
): UserSite | null {
  const named = (id: SiteId | null) => sites.find((site) => site.id === id)
  return (requestedId === null ? (named(lastSiteId) ?? sites[0]) : named(requestedId)) ?? null
}
