import type { OpenDb } from '@provender/db/open-db'
import type { CompanyId } from '@provender/domain/ids'
import { addressLines, siteLimits } from '@provender/domain/site/site'
import { line } from '../../features/import/cells/cell.ts'
import { siteOf, type SiteRow } from '../../features/site/customer-sites.ts'
import {
  addOfficeSite,
  bindUserToSite,
  changeOfficeSite,
  findSiteByCode,
  type OfficeSite,
  readBoundUsers,
} from '../../features/site/office-sites.ts'
import { closeSite, readOpenSites } from '../../features/site/store.ts'
import { readRoutes } from '../../features/wholesaler/routes.ts'
import type { CommandContext } from '../command.ts'
import { mistake } from '../mistake.ts'
import { requireWords } from '../read-arguments.ts'
import { alignedRows } from '../table.ts'
import { readCode } from './read-code.ts'
import { requireCompany, requireLogin, requireRoute } from './require-row.ts'

/** What a site is given; undefined: as it was, or nothing of a new one. */
export interface SiteOptions {
  readonly name?: string | undefined
  readonly address?: string | undefined
  readonly city?: string | undefined
  readonly postcode?: string | undefined
  readonly contact?: string | undefined
  readonly telephone?: string | undefined
  readonly instructions?: string | undefined
  readonly route?: string | undefined
}

type SiteWork = (database: OpenDb, context: CommandContext) => Promise<void>

/** What stands behind `npm run staff -- sites`. */
export function siteWork([what, ...words]: readonly string[], options: SiteOptions): SiteWork {
  switch (what) {
    case 'list':
      return list(requireWords(words, ['company code']))
    case 'set':
      return set(requireWords(words, ['company code', 'site']), options)
    case 'close':
      return close(requireWords(words, ['company code', 'site']))
    case 'bind':
      return bind(requireWords(words, ['email', 'site']))
    case 'unbind':
      return unbind(requireWords(words, ['email']))
    default:
      throw mistake(`"${what}" is not one of list, set, close, bind, unbind`)
  }
}

function list(given: Readonly<Record<'company code', string>>): SiteWork {
  return async ({ db }, { terminal }) => {
    const company = await requireCompany(db, given['company code'])
    const routes = await readRoutes(db)
    const routeCode = (id: number | null) => routes.find((route) => route.id === id)?.code ?? ''
    const sites = await readOpenSites(db, company.id)
    const rows = sites.map((row) => [
      nameOf(row),
      row.name,
      addressLines(siteOf(row)).join(', '),
      routeCode(row.route_id) || 'the company’s route',
    ])
    for (const row of alignedRows(rows)) terminal.say(row)
    if (rows.length === 0) terminal.say(`${company.name} has its own address alone.`)
  }
}

/** Adds the site of a code, or changes it. */
function set(given: Readonly<Record<'company code' | 'site', string>>, options: SiteOptions): SiteWork {
  const texts = readTexts(options)
  return async ({ db }, { terminal }) => {
    const company = await requireCompany(db, given['company code'])
    const route = options.route === undefined ? {} : { route_id: await requireRoute(db, options.route) }
    const fields = { ...texts, ...route }
    const existing = await findSiteByCode(db, company.id, given.site)
    if (existing) {
      const changed = await changeOfficeSite(db, existing, fields)
      if (!changed.ok) throw mistake('Say what of it is to change')
      terminal.say(`${changed.value} is changed.`)
      return
    }
    const code = readCode(given.site, 'code')
    const added = await addOfficeSite(db, { companyId: company.id, country: company.country, code, fields })
    if (!added.ok) throw mistake('A new site needs --name and --address')
    terminal.say(`${company.name} can have goods brought to ${added.value}.`)
  }
}

function close(given: Readonly<Record<'company code' | 'site', string>>): SiteWork {
  return async ({ db }, { terminal, nowMs }) => {
    const company = await requireCompany(db, given['company code'])
    const site = await requireSite(db, company.id, given.site)
    if (!(await closeSite(db, { companyId: company.id, id: site.uid }, nowMs())))
      throw mistake(`${site.name} is closed already`)
    terminal.say(`Nothing more can be ordered for ${site.name}; what was ordered still goes there.`)
    for (const email of await readBoundUsers(db, site))
      terminal.say(`${email} orders for it alone: npm run staff -- sites unbind ${email}`)
  }
}

function bind(given: Readonly<Record<'email' | 'site', string>>): SiteWork {
  return async ({ db }, { terminal }) => {
    const login = await requireLogin(db, given.email)
    const site = await requireSite(db, login.company_id, given.site)
    await bindUserToSite(db, login.id, site)
    terminal.say(`${login.email} orders for ${site.name} alone, within five seconds.`)
  }
}

function unbind(given: Readonly<Record<'email', string>>): SiteWork {
  return async ({ db }, { terminal }) => {
    const login = await requireLogin(db, given.email)
    await bindUserToSite(db, login.id, null)
    terminal.say(`${login.email} can order for every site of ${login.company}.`)
  }
}

async function requireSite(db: OpenDb['db'], companyId: CompanyId, named: string): Promise<OfficeSite> {
  const site = await findSiteByCode(db, companyId, named)
  if (!site) throw mistake(`There is no site ${named} of this company`)
  return site
}

function nameOf({ code, uid }: SiteRow): string {
  return code ?? uid.slice(0, 8)
}

function readTexts({ postcode, contact, address, name, city, telephone, instructions }: SiteOptions) {
  const texts = [
    ['name', name, siteLimits.name],
    ['address1', address, siteLimits.address],
    ['city', city, siteLimits.city],
    ['post_code', postcode, siteLimits.postCode],
    ['contact_name', contact, siteLimits.contactName],
    ['telephone', telephone, siteLimits.telephone],
    ['instructions', instructions, siteLimits.instructions],
  ] as const
  const values: Partial<Record<(typeof texts)[number][0], string>> = {}
  for (const [column, text, longest] of texts) {
    if (text === undefined) continue
    const read = line(longest)(text, '.')
    if (!read.ok) throw mistake(`"${text}" ${read.refusal}`)
    values[column] = read.value
  }
  return values
}
