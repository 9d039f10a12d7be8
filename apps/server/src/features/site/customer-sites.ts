import type { CompanyUid, SiteId } from '@provender/domain/ids'
import type { Site, SiteDetails } from '@provender/domain/site/site'
import type { CustomerSite } from '../../kernel/identity/customer.ts'

/** A row of `site` as JSON. */
export interface SiteRow extends Omit<SiteDetails, 'postCode' | 'contactName'> {
  readonly id: number
  readonly uid: SiteId
  readonly code: string | null
  readonly post_code: string
  readonly contact_name: string
  readonly route_id: number | null
  readonly version: number
}

interface SitesOfLogin {
  readonly company: {
    readonly uid: CompanyUid
    readonly name: string
    readonly address: Omit<SiteDetails, 'name' | 'contactName' | 'telephone' | 'instructions'>
    readonly routeId: number | null
  }
  /** Those that are not closed. */
  readonly sites: readonly SiteRow[]
  /** The row of the one that the login orders for alone. */
  readonly boundTo: number | null
}

/**
 * The company's own address and its sites, as far as somebody delivers there: a site without a route is on the company's. A login
 * that is bound to a site has that one, or, once it is closed, none.
 */
export function openSitesOf({ company, sites, boundTo }: SitesOfLogin): readonly CustomerSite[] {
  const own = {
    ...company.address,
    id: ownSiteId(company),
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

/** The company's own address goes by the company's uid. */
export function ownSiteId({ uid }: { readonly uid: CompanyUid }): SiteId {
  return uid as string as SiteId
}

/** Where a delivery went. */
export function siteIdOf(
  { site }: { readonly site: SiteId | null },
  company: { readonly uid: CompanyUid },
): SiteId {
  return site ?? ownSiteId(company)
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

/** The site that is asked for; without a question the one of the last delivery, else the first. Null: it is not there. */
export function chosenSite(
  { sites, lastSiteId }: { readonly sites: readonly CustomerSite[]; readonly lastSiteId: SiteId | null },
  asked: SiteId | null,
): CustomerSite | null {
  const named = (id: SiteId | null) => sites.find((site) => site.id === id)
  return (asked === null ? (named(lastSiteId) ?? sites[0]) : named(asked)) ?? null
}
