import type { Command as Program } from '@commander-js/extra-typings'
import type { OpenDb } from '@provender/db/open-db'
import { type StaffRole, staffRoles } from '@provender/domain/permission/permission'
import {
  activateUser,
  addUser,
  type AddUserRefusal,
  deactivateUser,
  type NewUser,
  resetSecondFactor,
  setUserPassword,
} from '../../features/company-user/staff-user-changes.ts'
import { email as readEmailCell } from '../../features/import/cells/email.ts'
import { faultText } from '../../features/import/faults/fault-text.ts'
import { addStaffMember, deactivateStaffMember } from '../../features/staff/staff-accounts.ts'
import { createStaffSessions } from '../../features/staff/staff-sessions.ts'
import { readStaff } from '../../features/staff/store.ts'
import { openWholesaler } from '../../features/wholesaler/wholesaler.ts'
import { commandError } from '../command-error.ts'
import { type CommandContext, type RunAction, type CommandAction } from '../command.ts'
import { readName } from '../read-name.ts'
import { alignRows } from '../table.ts'
import { actingStaff } from './acting-staff.ts'
import { staffOption, passwordOption } from './options.ts'
import { passwordFrom, passwordRefusalText } from './read-password.ts'

interface PersonOptions {
  readonly fromInput: boolean
  readonly as: string | undefined
}

export function definePeople(program: Program, run: RunAction): void {
  program
    .command('list', { isDefault: true })
    .description("list the wholesaler's staff")
    .action(() => run(list))
  program
    .command('add')
    .description('add or reactivate a staff member; asks for a password')
    .argument('<email>')
    .argument('<name>')
    .option(
      '--role <role>',
      'manager (may do everything), order-desk (decides orders), accounts (payments and credit), purchasing (reads orders), warehouse (picks and packs) or driver (hands goods over)',
      'manager',
    )
    .option(...passwordOption)
    .action((email, name, { role, passwordStdin }) =>
      run(add({ email, name }, { role, fromInput: passwordStdin ?? false })),
    )
  program
    .command('deactivate')
    .description('deactivate a staff member and sign them out everywhere')
    .argument('<email>')
    .action((email) => run(deactivate({ email })))
  program
    .command('add-user')
    .description('add a user who may order for a company; asks for a password')
    .argument('<company code>')
    .argument('<email>')
    .argument('<name>')
    .option(...passwordOption)
    .option(...staffOption)
    .action((...[company, email, name, { passwordStdin, as }]) =>
      run(addUserCommand({ company, email, name }, { fromInput: passwordStdin ?? false, as })),
    )
  program
    .command('activate-user')
    .description('activate an imported user and notify them by e-mail')
    .argument('<email>')
    .option(...staffOption)
    .action((email, { as }) => run(activateUserCommand({ email }, as)))
  program
    .command('deactivate-user')
    .description('deactivate a user and sign them out everywhere')
    .argument('<email>')
    .option(...staffOption)
    .action((email, { as }) => run(deactivateUserCommand({ email }, as)))
  program
    .command('set-user-password')
    .description('set the password of a user and sign them out everywhere; asks for the password')
    .argument('<email>')
    .option(...passwordOption)
    .option(...staffOption)
    .action((email, { passwordStdin, as }) =>
      run(setUserPasswordCommand({ email }, { fromInput: passwordStdin ?? false, as })),
    )
  program
    .command('reset-second-factor')
    .description('turn off the two-step login of a user who lost the phone, and sign them out everywhere')
    .argument('<email>')
    .option(...staffOption)
    .action((email, { as }) => run(resetFactor({ email }, as)))
}

const list: CommandAction = async ({ db }, { terminal }) => {
  const people = await readStaff(db)
  const rows = people.map(({ email, name, role, active, invitation_id }) => [
    email,
    name,
    roleText(role),
    active ? '' : invitation_id === null ? 'deactivated' : 'invited',
  ])
  for (const row of alignRows(rows)) terminal.print(row)
  if (rows.length === 0) terminal.print('There are no staff members yet.')
}

function add(
  args: Readonly<Record<'email' | 'name', string>>,
  options: { readonly role: string; readonly fromInput: boolean },
): CommandAction {
  const email = readEmail(args.email)
  const name = readName(args.name)
  const role = readRole(options.role)
  return async ({ db }, context) => {
    const { terminal } = context
    const member = { email, name, role }
    const added = await addStaffMember(
      staffDeps(db, context),
      member,
      passwordFrom(terminal, options.fromInput),
    )
    if (!added.ok) {
      const { refusal } = added
      throw commandError(
        refusal.type === 'ALREADY_ACTIVE'
          ? `${email} already belongs to an active staff member`
          : passwordRefusalText(refusal),
      )
    }
    terminal.print(`${added.value === 'ADDED' ? 'Added' : 'Reactivated'} ${name} <${email}>.`)
  }
}

/** Running servers notice the change within five seconds. */
function staffDeps(db: OpenDb['db'], { nowMs }: CommandContext): Parameters<typeof deactivateStaffMember>[0] {
  return { db, staffSessions: createStaffSessions({ db, clock: { nowMs } }) }
}

function deactivate({ email }: { readonly email: string }): CommandAction {
  return async ({ db }, context) => {
    const { terminal } = context
    const deactivated = await deactivateStaffMember(staffDeps(db, context), email)
    if (!deactivated.ok)
      throw commandError(
        deactivated.refusal.type === 'LAST_MANAGER'
          ? `${email} is the only manager. Add another first.`
          : `No staff member has the e-mail address ${email}`,
      )
    terminal.print(`${email} is deactivated.`)
  }
}

function addUserCommand(
  args: Readonly<Record<'company' | 'email' | 'name', string>>,
  { fromInput, as }: PersonOptions,
): CommandAction {
  const email = readEmail(args.email)
  const name = readName(args.name)
  const companyCode = args.company
  return async ({ db }, { terminal }) => {
    const user = { companyCode, email, name, staffId: await actingStaff(db, as) }
    const added = await addUser(db, user, passwordFrom(terminal, fromInput))
    if (!added.ok) throw commandError(addUserRefusalText(added.refusal, user))
    terminal.print(`${name} <${email}> can order for ${added.value}.`)
  }
}

function addUserRefusalText(refusal: AddUserRefusal, { companyCode, email }: NewUser): string {
  switch (refusal.type) {
    case 'COMPANY_NOT_FOUND':
      return `There is no company ${companyCode}`
    case 'EMAIL_IN_USE':
      return `${email} already belongs to a user of ${refusal.company}`
    default:
      return passwordRefusalText(refusal)
  }
}

function activateUserCommand({ email }: { readonly email: string }, as: string | undefined): CommandAction {
  return async ({ db }, { terminal, nowMs }) => {
    const deps = { db, clock: { nowMs }, wholesaler: await openWholesaler(db) }
    const activated = await activateUser(deps, { email, staffId: await actingStaff(db, as) })
    if (!activated.ok) throw commandError(userNotFoundText(email))
    const { company, hasPassword, email: userEmail } = activated.value
    terminal.print(`${userEmail} can order for ${company}.`)
    if (!hasPassword)
      terminal.print(
        `The user has no password yet and can choose one through the link in the e-mail. To set one: npm run staff -- set-user-password ${userEmail}`,
      )
  }
}

function deactivateUserCommand({ email }: { readonly email: string }, as: string | undefined): CommandAction {
  return async ({ db }, { terminal }) => {
    const deactivated = await deactivateUser(db, { email, staffId: await actingStaff(db, as) })
    if (!deactivated.ok) throw commandError(userNotFoundText(email))
    terminal.print(
      `${deactivated.value} can no longer sign in and is signed out everywhere within five seconds.`,
    )
  }
}

function setUserPasswordCommand(
  { email }: { readonly email: string },
  { fromInput, as }: PersonOptions,
): CommandAction {
  return async ({ db }, { terminal }) => {
    const change = { email, staffId: await actingStaff(db, as) }
    const set = await setUserPassword(db, change, passwordFrom(terminal, fromInput))
    if (!set.ok) {
      const { refusal } = set
      throw commandError(
        refusal.type === 'USER_NOT_FOUND' ? userNotFoundText(email) : passwordRefusalText(refusal),
      )
    }
    const { email: userEmail, isActive } = set.value
    terminal.print(`${userEmail} has a new password and is signed out everywhere within five seconds.`)
    if (!isActive)
      terminal.print(
        `The user is not active yet. To activate them: npm run staff -- activate-user ${userEmail}`,
      )
  }
}

function resetFactor({ email }: { readonly email: string }, as: string | undefined): CommandAction {
  return async ({ db }, { terminal, nowMs }) => {
    const deps = { db, clock: { nowMs }, wholesaler: await openWholesaler(db) }
    const reset = await resetSecondFactor(deps, { email, staffId: await actingStaff(db, as) })
    if (!reset.ok)
      throw commandError(
        reset.refusal.type === 'NOT_ON' ? `${email} has no two-step login` : userNotFoundText(email),
      )
    terminal.print(`${reset.value} signs in with the password alone, and is signed out everywhere.`)
  }
}

function userNotFoundText(email: string): string {
  return `There is no user ${email}`
}

function readEmail(text: string): string {
  const read = readEmailCell(text, '.')
  if (!read.ok) throw commandError(faultText(read.refusal, 'en'))
  return read.value
}

function readRole(text: string): StaffRole {
  const role = staffRoles.find((each) => roleText(each) === text.toLowerCase())
  if (!role) throw commandError(`"${text}" is not one of ${staffRoles.map(roleText).join(', ')}`)
  return role
}

function roleText(role: StaffRole): string {
  return role.toLowerCase().replace('_', '-')
}
