import type { OpenDb } from '@provender/db/open-db'
import { type StaffRole, staffRoles } from '@provender/domain/permission/permission'
import { makePasswords } from '../../features/account/passwords.ts'
import { email as readEmailCell } from '../../features/import/cells/email.ts'
import {
  activateLogin,
  addLogin,
  deactivateLogin,
  findLogin,
  setLoginPassword,
} from '../../features/staff/customer-users.ts'
import { addStaff, deactivateStaff, findStaff, readStaff } from '../../features/staff/store.ts'
import { openWholesaler } from '../../features/wholesaler/wholesaler.ts'
import type { CommandContext } from '../command.ts'
import { mistake } from '../mistake.ts'
import { readName, requireWords } from '../read-arguments.ts'
import { alignedRows } from '../table.ts'
import { actingStaff } from './acting-staff.ts'
import { askPassword } from './ask-password.ts'
import { requireCompany, requireLogin } from './require-row.ts'

type Work = (database: OpenDb, context: CommandContext) => Promise<void>

interface PersonOptions {
  readonly fromInput: boolean
  /** Of somebody new. */
  readonly role: string
  /** Who does it. */
  readonly as: string | undefined
}

/** What stands behind `npm run staff` about the wholesaler's own people, and about who signs in for companies. */
export function peopleWork([what, ...words]: readonly string[], options: PersonOptions): Work {
  switch (what) {
    case undefined:
    case 'list':
      requireWords(words, [])
      return list
    case 'add':
      return add(requireWords(words, ['email', 'name']), options)
    case 'deactivate':
      return deactivate(requireWords(words, ['email']))
    case 'add-login':
      return addLoginTo(requireWords(words, ['company code', 'email', 'name']), options)
    case 'activate-login':
      return activate(requireWords(words, ['email']), options)
    case 'deactivate-login':
      return deactivateLoginOf(requireWords(words, ['email']), options)
    case 'set-login-password':
      return setPasswordOf(requireWords(words, ['email']), options)
    default:
      throw mistake(
        `"${what}" is not one of list, add, deactivate, add-login, activate-login, deactivate-login, set-login-password, applications, sites, orders, ledger, payments, claims, messages, notify`,
      )
  }
}

const list: Work = async ({ db }, { terminal }) => {
  const people = await readStaff(db)
  const rows = people.map(({ email, name, role, active }) => [
    email,
    name,
    role.toLowerCase(),
    active ? '' : 'deactivated',
  ])
  for (const row of alignedRows(rows)) terminal.say(row)
  if (rows.length === 0) terminal.say('There is nobody yet.')
}

function add(given: Readonly<Record<'email' | 'name', string>>, options: PersonOptions): Work {
  const email = readEmail(given.email)
  const name = readName(given.name)
  const role = readRole(options.role)
  return async ({ db }, { terminal }) => {
    const known = await findStaff(db, email)
    if (known?.active) throw mistake(`${email} is there already`)
    const passwordHash = await makePasswords().hash(await askPassword(terminal, options.fromInput))
    await addStaff(db, { email, name, role, passwordHash })
    terminal.say(`${name} <${email}> ${known ? 'is back.' : 'is one of the staff now.'}`)
  }
}

function deactivate(given: { readonly email: string }): Work {
  return async ({ db }, { terminal }) => {
    const known = await findStaff(db, given.email)
    if (!known) throw mistake(`There is nobody with the address ${given.email}`)
    await deactivateStaff(db, known.id)
    terminal.say(`${given.email} is deactivated.`)
  }
}

function addLoginTo(
  given: Readonly<Record<'company code' | 'email' | 'name', string>>,
  { fromInput, as }: PersonOptions,
): Work {
  const email = readEmail(given.email)
  const name = readName(given.name)
  const code = given['company code']
  return async ({ db }, { terminal }) => {
    const company = await requireCompany(db, code)
    const known = await findLogin(db, email)
    if (known) throw mistake(`${email} signs in for ${known.company} already`)
    const passwordHash = await makePasswords().hash(await askPassword(terminal, fromInput))
    await addLogin(db, { companyId: company.id, email, name, passwordHash }, await actingStaff(db, as))
    terminal.say(`${name} <${email}> can order for ${company.name}.`)
  }
}

function activate(given: { readonly email: string }, { as }: PersonOptions): Work {
  return async ({ db }, { terminal, nowMs }) => {
    const login = await requireLogin(db, given.email)
    const deps = { db, clock: { nowMs }, wholesaler: await openWholesaler(db) }
    await activateLogin(deps, login.id, await actingStaff(db, as))
    terminal.say(`${login.email} can order for ${login.company}.`)
    if (login.password_hash === null)
      terminal.say(
        `It has no password yet: its e-mail leads to where it chooses one, or npm run staff -- set-login-password ${login.email}`,
      )
  }
}

function deactivateLoginOf(given: { readonly email: string }, { as }: PersonOptions): Work {
  return async ({ db }, { terminal }) => {
    const login = await requireLogin(db, given.email)
    await deactivateLogin(db, login.id, await actingStaff(db, as))
    terminal.say(`${login.email} can no longer sign in and is signed out everywhere within five seconds.`)
  }
}

function setPasswordOf(given: { readonly email: string }, { fromInput, as }: PersonOptions): Work {
  return async ({ db }, { terminal }) => {
    const { id, email, active } = await requireLogin(db, given.email)
    const passwordHash = await makePasswords().hash(await askPassword(terminal, fromInput))
    await setLoginPassword(db, { id, email, passwordHash }, await actingStaff(db, as))
    terminal.say(`${email} has a new password and is signed out everywhere within five seconds.`)
    if (!active) terminal.say(`It is not active yet: npm run staff -- activate-login ${email}`)
  }
}

function readEmail(text: string): string {
  const read = readEmailCell(text, '.')
  if (!read.ok) throw mistake(read.refusal)
  return read.value
}

function readRole(text: string): StaffRole {
  const role = staffRoles.find((each) => each.toLowerCase() === text.toLowerCase())
  if (!role) throw mistake(`"${text}" is not one of ${staffRoles.join(', ').toLowerCase()}`)
  return role
}
