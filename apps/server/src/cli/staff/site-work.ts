import type { OpenDb } from '@provender/db/open-db'
import type { CompanyId, SiteId } from '@provender/domain/ids'
import { addressLines, siteLimits } from '@provender/domain/site/site'
import { sql } from 'kysely'
import { code as readCodeCell, line } from '../../features/import/cells/cell.ts'
import { siteOf, type SiteRow } from '../../features/site/customer-sites.ts'
import { closeSite, readOpenSites } from '../../features/site/store.ts'
import type { CommandContext } from '../command.ts'
import { mistake } from '../mistake.ts'
import { requireWords } from '../read-arguments.ts'
import { alignedRows } from '../table.ts'
import { routeOf } from './application-work.ts'
import { findCompany, findLogin } from './staff-store.ts'

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
    const routes = await db.selectFrom('route').select(['id', 'code']).execute()
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
  const told = readOptions(options)
  return async ({ db }, { terminal }) => {
    const company = await requireCompany(db, given['company code'])
    const route = options.route === undefined ? {} : { route_id: await routeOf(db, options.route) }
    const change = { ...told, ...route }
    const known = await findSite(db, company.id, given.site)
    if (known) {
      if (Object.keys(change).length === 0) throw mistake('Say what of it is to change')
      await db
        .updateTable('site')
        .set({ ...change, closed_at: null })
        .where('id', '=', known.id)
        .execute()
      terminal.say(`${change.name ?? known.name} is changed.`)
      return
    }
    const { name, address1 } = told
    if (!name || !address1) throw mistake('A new site needs --name and --address')
    const code = readCodeCell(given.site, '.')
    if (!code.ok) throw mistake(`The code ${code.refusal}`)
    const { country } = await db
      .selectFrom('company')
      .select('country')
      .where('id', '=', company.id)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('site')
      .values({
        company_id: company.id,
        code: code.value,
        country,
        address2: '',
        address3: '',
        city: '',
        post_code: '',
        contact_name: '',
        telephone: '',
        instructions: '',
        ...change,
        name,
        address1,
      })
      .execute()
    terminal.say(`${company.name} can have goods brought to ${name}.`)
  }
}

function close(given: Readonly<Record<'company code' | 'site', string>>): SiteWork {
  return async ({ db }, { terminal, nowMs }) => {
    const company = await requireCompany(db, given['company code'])
    const site = await requireSite(db, company.id, given.site)
    if (!(await closeSite(db, { companyId: company.id, id: site.uid }, nowMs())))
      throw mistake(`${site.name} is closed already`)
    terminal.say(`Nothing more can be ordered for ${site.name}; what was ordered still goes there.`)
    const bound = await db.selectFrom('login').select('email').where('site_id', '=', site.id).execute()
    for (const { email } of bound)
      terminal.say(`${email} orders for it alone: npm run staff -- sites unbind ${email}`)
  }
}

function bind(given: Readonly<Record<'email' | 'site', string>>): SiteWork {
  return async ({ db }, { terminal }) => {
    const login = await requireLogin(db, given.email)
    const site = await requireSite(db, login.company_id, given.site)
    await db.updateTable('login').set({ site_id: site.id }).where('id', '=', login.id).execute()
    terminal.say(`${login.email} orders for ${site.name} alone, within five seconds.`)
  }
}

function unbind(given: Readonly<Record<'email', string>>): SiteWork {
  return async ({ db }, { terminal }) => {
    const login = await requireLogin(db, given.email)
    await db.updateTable('login').set({ site_id: null }).where('id', '=', login.id).execute()
    terminal.say(`${login.email} can order for every site of ${login.company}.`)
  }
}

async function requireCompany(db: OpenDb['db'], code: string) {
  const company = await findCompany(db, code)
  if (!company) throw mistake(`There is no company ${code}`)
  return company
}

async function requireLogin(db: OpenDb['db'], email: string) {
  const login = await findLogin(db, email)
  if (!login) throw mistake(`There is no login ${email}`)
  return login
}

interface FoundSite {
  readonly id: number
  readonly uid: SiteId
  readonly name: string
}

/** By its code; one that the company added itself has none, and goes by the beginning of its id. */
async function findSite(
  db: OpenDb['db'],
  companyId: CompanyId,
  named: string,
): Promise<FoundSite | undefined> {
  return await db
    .selectFrom('site')
    .select(['id', 'uid', 'name'])
    .where('company_id', '=', companyId)
    .where(
      sql<boolean>`case when code is null then left(uid::text, 8) = lower(${named}) else code = ${named} end`,
    )
    .executeTakeFirst()
}

async function requireSite(db: OpenDb['db'], companyId: CompanyId, named: string): Promise<FoundSite> {
  const site = await findSite(db, companyId, named)
  if (!site) throw mistake(`There is no site ${named} of this company`)
  return site
}

function nameOf({ code, uid }: SiteRow): string {
  return code ?? uid.slice(0, 8)
}

function readOptions({ postcode, contact, address, name, city, telephone, instructions }: SiteOptions) {
  const texts = [
    ['name', name, siteLimits.name],
    ['address1', address, siteLimits.address],
    ['city', city, siteLimits.city],
    ['post_code', postcode, siteLimits.postCode],
    ['contact_name', contact, siteLimits.contactName],
    ['telephone', telephone, siteLimits.telephone],
    ['instructions', instructions, siteLimits.instructions],
  ] as const
  const told: Partial<Record<(typeof texts)[number][0], string>> = {}
  for (const [column, text, longest] of texts) {
    if (text === undefined) continue
    const read = line(longest)(text, '.')
    if (!read.ok) throw mistake(`"${text}" ${read.refusal}`)
    told[column] = read.value
  }
  return told
}
