import type { Command as Program } from '@commander-js/extra-typings'
import type { OpenDb } from '@provender/db/open-db'
import type { CompanyId } from '@provender/domain/ids'
import { addressLines, siteLimits } from '@provender/domain/site/site'
import { line } from '../../features/import/cells/cell.ts'
import { faultText } from '../../features/import/faults/fault-text.ts'
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
import { commandError } from '../command-error.ts'
import type { RunWork, Work } from '../command.ts'
import { alignedRows } from '../table.ts'
import { readCode } from './read-code.ts'
import { requireCompany, requireLogin, requireRoute } from './require-row.ts'

/** What a site is given; undefined: as it was, or nothing of a new one. */
/** The fields of a site; undefined leaves the field as it is. */
interface SiteOptions {
  readonly name?: string
  readonly address?: string
  readonly city?: string
  readonly postcode?: string
  readonly contact?: string
  readonly telephone?: string
  readonly instructions?: string
  readonly route?: string
}

export function defineSites(program: Program, run: RunWork): void {
  const group = program
    .command('sites')
    .description('delivery sites of companies besides their own addresses')
  group
    .command('list')
    .description('the sites of a company')
    .argument('<company code>')
    .action((company) => run(list({ company })))
  group
    .command('set')
    .description('add a site or change the fields given; reopens a closed one')
    .argument('<company code>')
    .argument('<site code>')
    .option('--name <text>', 'name of the site')
    .option('--address <text>', 'first line of its address')
    .option('--city <text>', 'town or city')
    .option('--postcode <text>', 'postcode')
    .option('--contact <text>', 'who takes the goods')
    .option('--telephone <text>', 'telephone number at the site')
    .option('--instructions <text>', 'what the driver should know')
    .option('--route <code>', "delivery route; without it the company's route")
    .action((company, site, options) => run(set({ company, site }, options)))
  group
    .command('close')
    .description('close a site; past orders keep its address')
    .argument('<company code>')
    .argument('<site code>')
    .action((company, site) => run(close({ company, site })))
  group
    .command('bind')
    .description('let a user order for this site only')
    .argument('<email>')
    .argument('<site code>')
    .action((email, site) => run(bind({ email, site })))
  group
    .command('unbind')
    .description('let a user order for all sites again')
    .argument('<email>')
    .action((email) => run(unbind({ email })))
}

function list(given: Readonly<Record<'company', string>>): Work {
  return async ({ db }, { terminal }) => {
    const company = await requireCompany(db, given.company)
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

/** Adds or changes the site with a code. */
function set(given: Readonly<Record<'company' | 'site', string>>, options: SiteOptions): Work {
  const texts = readTexts(options)
  return async ({ db }, { terminal }) => {
    const company = await requireCompany(db, given.company)
    const route = options.route === undefined ? {} : { route_id: await requireRoute(db, options.route) }
    const fields = { ...texts, ...route }
    const existing = await findSiteByCode(db, company.id, given.site)
    if (existing) {
      const changed = await changeOfficeSite(db, existing, fields)
      if (!changed.ok) throw commandError('Say what of it is to change')
      terminal.say(`${changed.value} is changed.`)
      return
    }
    const code = readCode(given.site, 'code')
    const added = await addOfficeSite(db, { companyId: company.id, country: company.country, code, fields })
    if (!added.ok) throw commandError('A new site needs --name and --address')
    terminal.say(`${company.name} can have goods brought to ${added.value}.`)
  }
}

function close(given: Readonly<Record<'company' | 'site', string>>): Work {
  return async ({ db }, { terminal, nowMs }) => {
    const company = await requireCompany(db, given.company)
    const site = await requireSite(db, company.id, given.site)
    if (!(await closeSite(db, { companyId: company.id, id: site.uid }, nowMs())))
      throw commandError(`${site.name} is closed already`)
    terminal.say(`Nothing more can be ordered for ${site.name}; what was ordered still goes there.`)
    for (const email of await readBoundUsers(db, site))
      terminal.say(`${email} orders for it alone: npm run staff -- sites unbind ${email}`)
  }
}

function bind(given: Readonly<Record<'email' | 'site', string>>): Work {
  return async ({ db }, { terminal }) => {
    const login = await requireLogin(db, given.email)
    const site = await requireSite(db, login.company_id, given.site)
    await bindUserToSite(db, login.id, site)
    terminal.say(`${login.email} orders for ${site.name} alone, within five seconds.`)
  }
}

function unbind(given: Readonly<Record<'email', string>>): Work {
  return async ({ db }, { terminal }) => {
    const login = await requireLogin(db, given.email)
    await bindUserToSite(db, login.id, null)
    terminal.say(`${login.email} can order for every site of ${login.company}.`)
  }
}

async function requireSite(db: OpenDb['db'], companyId: CompanyId, named: string): Promise<OfficeSite> {
  const site = await findSiteByCode(db, companyId, named)
  if (!site) throw commandError(`There is no site ${named} of this company`)
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
    if (!read.ok) throw commandError(`"${text}" ${faultText(read.refusal, 'en')}`)
    values[column] = read.value
  }
  return values
}
