import type { Command as Program } from '@commander-js/extra-typings'
import { addressLines, siteLimits } from '@provender/domain/site/site'
import { lineAboutPeople } from '../../features/import/cells/cell.ts'
import { faultText } from '../../features/import/faults/fault-text.ts'
import { readOpenSites } from '../../features/site/company-sites.ts'
import { siteOf, type SiteRow } from '../../features/site/customer-sites.ts'
import {
  bindUserToSite,
  closeOfficeSite,
  setOfficeSite,
  unbindUser,
} from '../../features/site/office-sites.ts'
import { readRoutes } from '../../features/wholesaler/routes.ts'
import { commandError } from '../command-error.ts'
import type { RunAction, CommandAction } from '../command.ts'
import { alignRows } from '../table.ts'
import { readCode } from './read-code.ts'
import { requireCompany, requireRoute, requireUserRow } from './require-row.ts'

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

export function defineSites(program: Program, run: RunAction): void {
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
    .description('add a site, or change the given fields of a site; reopens a closed site')
    .argument('<company code>')
    .argument('<site code>')
    .option('--name <text>', 'name of the site')
    .option('--address <text>', 'first line of its address')
    .option('--city <text>', 'town or city')
    .option('--postcode <text>', 'postcode')
    .option('--contact <text>', 'contact person at the site')
    .option('--telephone <text>', 'telephone number at the site')
    .option('--instructions <text>', 'instructions for the driver')
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

function list(args: Readonly<Record<'company', string>>): CommandAction {
  return async ({ db }, { terminal }) => {
    const company = await requireCompany(db, args.company)
    const routes = await readRoutes(db)
    const routeCode = (id: number | null) => routes.find((route) => route.id === id)?.code ?? ''
    const sites = await readOpenSites(db, company.id)
    const rows = sites.map((row) => [
      nameOf(row),
      row.name,
      addressLines(siteOf(row)).join(', '),
      routeCode(row.route_id) || 'the company’s route',
    ])
    for (const row of alignRows(rows)) terminal.print(row)
    if (rows.length === 0) terminal.print(`${company.name} has no sites besides its own address.`)
  }
}

function set(args: Readonly<Record<'company' | 'site', string>>, options: SiteOptions): CommandAction {
  const texts = readTexts(options)
  const code = readCode(args.site, 'code')
  return async ({ db }, { terminal }) => {
    const { id: companyId, country, name } = await requireCompany(db, args.company)
    const route = options.route === undefined ? {} : { route_id: await requireRoute(db, options.route) }
    const site = await setOfficeSite(db, { companyId, country, code, fields: { ...texts, ...route } })
    if (!site.ok) throw commandError(refusalTexts[site.refusal.type])
    terminal.print(
      site.value.change === 'CHANGED'
        ? `${site.value.name} is changed.`
        : `${name} can now have orders delivered to ${site.value.name}.`,
    )
  }
}

const refusalTexts = {
  NOTHING_TO_CHANGE: 'Give at least one option, e.g. --name',
  NAME_OR_ADDRESS_MISSING: 'A new site needs --name and --address',
}

function close(args: Readonly<Record<'company' | 'site', string>>): CommandAction {
  return async ({ db }, { terminal, nowMs }) => {
    const company = await requireCompany(db, args.company)
    const closed = await closeOfficeSite(db, { companyId: company.id, code: args.site }, nowMs())
    if (!closed.ok) throw commandError(siteNotFoundText(args.site))
    const { name, boundUsers } = closed.value
    terminal.print(`Customers can no longer order for ${name}. Existing orders still go there.`)
    for (const email of boundUsers)
      terminal.print(
        `${email} can order for this site only. To allow all sites: npm run staff -- sites unbind ${email}`,
      )
  }
}

function bind(args: Readonly<Record<'email' | 'site', string>>): CommandAction {
  return async ({ db }, { terminal }) => {
    const user = await requireUserRow(db, args.email)
    const bound = await bindUserToSite(db, user, args.site)
    if (!bound.ok) throw commandError(siteNotFoundText(args.site))
    terminal.print(`Within five seconds, ${user.email} can order for ${bound.value} only.`)
  }
}

function unbind(args: Readonly<Record<'email', string>>): CommandAction {
  return async ({ db }, { terminal }) => {
    const user = await requireUserRow(db, args.email)
    await unbindUser(db, user.id)
    terminal.print(`${user.email} can order for every site of ${user.company}.`)
  }
}

function siteNotFoundText(code: string): string {
  return `There is no site ${code} of this company`
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
    const read = lineAboutPeople(longest)(text, '.')
    if (!read.ok) throw commandError(`"${text}" ${faultText(read.refusal, 'en')}`)
    values[column] = read.value
  }
  return values
}
