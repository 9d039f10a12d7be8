import type { Command as Program } from '@commander-js/extra-typings'
import { type StaffRole, staffRoles } from '@provender/domain/permission/permission'
import { makePasswords } from '../../features/account/passwords.ts'
import { email as readEmailCell } from '../../features/import/cells/email.ts'
import { faultText } from '../../features/import/faults/fault-text.ts'
import {
  activateLogin,
  addLogin,
  deactivateLogin,
  findLogin,
  setLoginPassword,
} from '../../features/staff/customer-users.ts'
import { addStaff, deactivateStaff, findStaff, readStaff } from '../../features/staff/store.ts'
import { openWholesaler } from '../../features/wholesaler/wholesaler.ts'
import { commandError } from '../command-error.ts'
import { type RunWork, type Work } from '../command.ts'
import { readName } from '../read-name.ts'
import { alignedRows } from '../table.ts'
import { actingStaff } from './acting-staff.ts'
import { askPassword } from './ask-password.ts'
import { asOption, passwordOption } from './options.ts'
import { requireCompany, requireLogin } from './require-row.ts'

interface PersonOptions {
  readonly fromInput: boolean
  readonly as: string | undefined
}

/** Subcommands of `npm run staff` for the wholesaler's staff and the users of companies. */
export function definePeople(program: Program, run: RunWork): void {
  program
    .command('list', { isDefault: true })
    .description("the wholesaler's own staff")
    .action(() => run(list))
  program
    .command('add')
    .description('add or reinstate a member of staff; asks for a password')
    .argument('<email>')
    .argument('<name>')
    .option('--role <role>', 'manager (may do everything), warehouse (picks), driver (hands over)', 'manager')
    .option(...passwordOption)
    .action((email, name, { role, passwordStdin }) =>
      run(add({ email, name }, { role, fromInput: passwordStdin ?? false })),
    )
  program
    .command('deactivate')
    .description('deactivate a member of staff and sign them out everywhere')
    .argument('<email>')
    .action((email) => run(deactivate({ email })))
  program
    .command('add-login')
    .description('add a user who may order for a company; asks for a password')
    .argument('<company code>')
    .argument('<email>')
    .argument('<name>')
    .option(...passwordOption)
    .option(...asOption)
    .action((...[company, email, name, { passwordStdin, as }]) =>
      run(addLoginTo({ company, email, name }, { fromInput: passwordStdin ?? false, as })),
    )
  program
    .command('activate-login')
    .description('activate an imported user and notify them by e-mail')
    .argument('<email>')
    .option(...asOption)
    .action((email, { as }) => run(activate({ email }, as)))
  program
    .command('deactivate-login')
    .description('deactivate a user and sign them out everywhere')
    .argument('<email>')
    .option(...asOption)
    .action((email, { as }) => run(deactivateLoginOf({ email }, as)))
  program
    .command('set-login-password')
    .description('set the password of a user and sign them out everywhere; asks for it')
    .argument('<email>')
    .option(...passwordOption)
    .option(...asOption)
    .action((email, { passwordStdin, as }) =>
      run(setPasswordOf({ email }, { fromInput: passwordStdin ?? false, as })),
    )
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

function add(
  given: Readonly<Record<'email' | 'name', string>>,
  options: { readonly role: string; readonly fromInput: boolean },
): Work {
  const email = readEmail(given.email)
  const name = readName(given.name)
  const role = readRole(options.role)
  return async ({ db }, { terminal }) => {
    const known = await findStaff(db, email)
    if (known?.active) throw commandError(`${email} is there already`)
    const passwordHash = await makePasswords().hash(await askPassword(terminal, options.fromInput))
    await addStaff(db, { email, name, role, passwordHash })
    terminal.say(`${name} <${email}> ${known ? 'is back.' : 'is one of the staff now.'}`)
  }
}

function deactivate(given: { readonly email: string }): Work {
  return async ({ db }, { terminal }) => {
    const known = await findStaff(db, given.email)
    if (!known) throw commandError(`There is nobody with the address ${given.email}`)
    await deactivateStaff(db, known.id)
    terminal.say(`${given.email} is deactivated.`)
  }
}

function addLoginTo(
  given: Readonly<Record<'company' | 'email' | 'name', string>>,
  { fromInput, as }: PersonOptions,
): Work {
  const email = readEmail(given.email)
  const name = readName(given.name)
  const code = given.company
  return async ({ db }, { terminal }) => {
    const company = await requireCompany(db, code)
    const known = await findLogin(db, email)
    if (known) throw commandError(`${email} signs in for ${known.company} already`)
    const passwordHash = await makePasswords().hash(await askPassword(terminal, fromInput))
    await addLogin(db, { companyId: company.id, email, name, passwordHash }, await actingStaff(db, as))
    terminal.say(`${name} <${email}> can order for ${company.name}.`)
  }
}

function activate(given: { readonly email: string }, as: string | undefined): Work {
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

function deactivateLoginOf(given: { readonly email: string }, as: string | undefined): Work {
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
  if (!read.ok) throw commandError(faultText(read.refusal, 'en'))
  return read.value
}

function readRole(text: string): StaffRole {
  const role = staffRoles.find((each) => each.toLowerCase() === text.toLowerCase())
  if (!role) throw commandError(`"${text}" is not one of ${staffRoles.join(', ').toLowerCase()}`)
  return role
}
