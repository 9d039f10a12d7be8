import type { OpenDb } from '@provender/db/open-db'
import { makePasswords } from '../account/passwords.ts'
import { line } from '../import/cells/cell.ts'
import { email as readEmailCell } from '../import/cells/email.ts'
import type { Command, CommandContext, ExitCode } from './command.ts'
import { mistake } from './mistake.ts'
import { readArguments, requireWords } from './read-arguments.ts'
import { askPassword } from './staff/ask-password.ts'
import {
  activateLogin,
  addLogin,
  addStaff,
  deactivateLogin,
  deactivateStaff,
  findCompany,
  findLogin,
  findStaff,
  readStaff,
  setLoginPassword,
} from './staff/staff-store.ts'
import { alignedRows } from './table.ts'

const help = `
npm run staff -- list                                     the wholesaler's own people
npm run staff -- add <email> <name>                       somebody new, or back again; asks for a password
npm run staff -- deactivate <email>

npm run staff -- add-login <company code> <email> <name>  a person who may order for a company; asks for a password
npm run staff -- activate-login <email>                   a login that came with an import or registered itself
npm run staff -- deactivate-login <email>                 and sign it out everywhere
npm run staff -- set-login-password <email>               and sign it out everywhere

  --password-stdin   take the password from what is piped in instead of asking for it

A password has at least 8 characters.
`

type Work = (database: OpenDb, context: CommandContext) => Promise<void>

export const staffCommand: Command = {
  name: 'staff',
  help,
  run: async (args, context): Promise<ExitCode> => {
    const { values, positionals } = readArguments(args, {
      'password-stdin': { type: 'boolean', default: false },
    })
    const work = workOf(positionals, values['password-stdin'])
    await context.withDatabase((database) => work(database, context))
    return 0
  },
}

function workOf([what, ...words]: readonly string[], fromInput: boolean): Work {
  switch (what) {
    case undefined:
    case 'list':
      requireWords(words, [])
      return list
    case 'add':
      return add(requireWords(words, ['email', 'name']), fromInput)
    case 'deactivate':
      return deactivate(requireWords(words, ['email']))
    case 'add-login':
      return addLoginTo(requireWords(words, ['company code', 'email', 'name']), fromInput)
    case 'activate-login':
      return activate(requireWords(words, ['email']))
    case 'deactivate-login':
      return deactivateLoginOf(requireWords(words, ['email']))
    case 'set-login-password':
      return setPassword(requireWords(words, ['email']), fromInput)
    default:
      throw mistake(
        `"${what}" is not one of list, add, deactivate, add-login, activate-login, deactivate-login, set-login-password`,
      )
  }
}

const list: Work = async ({ db }, { terminal }) => {
  const people = await readStaff(db)
  const rows = people.map(({ email, name, active }) => [email, name, active ? '' : 'deactivated'])
  for (const row of alignedRows(rows)) terminal.say(row)
  if (rows.length === 0) terminal.say('There is nobody yet.')
}

function add(given: Readonly<Record<'email' | 'name', string>>, fromInput: boolean): Work {
  const email = readEmail(given.email)
  const name = readName(given.name)
  return async ({ db }, { terminal }) => {
    const known = await findStaff(db, email)
    if (known?.active) throw mistake(`${email} is there already`)
    const passwordHash = await makePasswords().hash(await askPassword(terminal, fromInput))
    await addStaff(db, { email, name, passwordHash })
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
  fromInput: boolean,
): Work {
  const email = readEmail(given.email)
  const name = readName(given.name)
  const code = given['company code']
  return async ({ db }, { terminal }) => {
    const company = await findCompany(db, code)
    if (!company) throw mistake(`There is no company ${code}`)
    const known = await findLogin(db, email)
    if (known) throw mistake(`${email} signs in for ${known.company} already`)
    const passwordHash = await makePasswords().hash(await askPassword(terminal, fromInput))
    await addLogin(db, { companyId: company.id, email, name, passwordHash })
    terminal.say(`${name} <${email}> can order for ${company.name}.`)
  }
}

function activate(given: { readonly email: string }): Work {
  return async ({ db }, { terminal }) => {
    const login = await requireLogin(db, given.email)
    await activateLogin(db, login.id)
    terminal.say(`${login.email} can order for ${login.company}.`)
    if (login.password_hash === null)
      terminal.say(`It has no password yet: npm run staff -- set-login-password ${login.email}`)
  }
}

function deactivateLoginOf(given: { readonly email: string }): Work {
  return async ({ db }, { terminal }) => {
    const login = await requireLogin(db, given.email)
    await deactivateLogin(db, login.id)
    terminal.say(`${login.email} can no longer sign in and is signed out everywhere within five seconds.`)
  }
}

function setPassword(given: { readonly email: string }, fromInput: boolean): Work {
  return async ({ db }, { terminal }) => {
    const { id, email, active } = await requireLogin(db, given.email)
    const passwordHash = await makePasswords().hash(await askPassword(terminal, fromInput))
    await setLoginPassword(db, { id, email, passwordHash })
    terminal.say(`${email} has a new password and is signed out everywhere within five seconds.`)
    if (!active) terminal.say(`It is not active yet: npm run staff -- activate-login ${email}`)
  }
}

async function requireLogin(db: OpenDb['db'], email: string) {
  const login = await findLogin(db, email)
  if (!login) throw mistake(`There is no login ${email}`)
  return login
}

function readEmail(text: string): string {
  const read = readEmailCell(text, '.')
  if (!read.ok) throw mistake(read.refusal)
  return read.value
}

const readLine = line(120)

function readName(text: string): string {
  const read = readLine(text, '.')
  if (!read.ok) throw mistake(`The name ${read.refusal}`)
  if (read.value === '') throw mistake('The name is empty')
  return read.value
}
