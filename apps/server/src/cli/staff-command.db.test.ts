import { type TestDb, withDatabase } from '@provender/testing/test-database'
import { describe, expect, test } from 'vitest'
import { createPasswords } from '../features/account/passwords.ts'
import { companyImporter } from '../features/import/companies/company-importer.ts'
import { importText } from '../features/import/import-text.fixture.ts'
import { type TerminalInput, runInTest } from './run-in-test.fixture.ts'
import { staffCommand } from './staff-command.ts'

const run = (database: TestDb, args: readonly string[], person: TerminalInput = {}) =>
  runInTest(staffCommand, args, { database, person })

async function withCompany(test: (database: TestDb) => Promise<void>): Promise<void> {
  await withDatabase(async (database) => {
    await importText(database, companyImporter, [
      'code,name,login_email',
      'C1,Corner Shop,Ada@corner.example',
    ])
    await test(database)
  })
}

async function findStoredUser({ db }: TestDb, email: string) {
  return await db.selectFrom('login').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
}

async function openSession({ db }: TestDb, email: string): Promise<void> {
  const userId = (
    await db.selectFrom('login').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  ).id
  await db
    .insertInto('session')
    .values({
      id: '00000000-0000-4000-8000-000000000001',
      secret_hash: Buffer.from('secret'),
      login_id: userId,
      client_kind: 'web',
      expires_at: new Date('2030-01-01'),
    })
    .execute()
}

describe('staff', () => {
  test('are added with a password that is typed twice and never shown', async () => {
    await withDatabase(async (database) => {
      const typed = { answers: ['a good one', 'a good one'] }
      expect(await run(database, ['add', 'grace@provender.example', 'Grace H.'], typed)).toEqual({
        exitCode: 0,
        output: ['Added Grace H. <grace@provender.example>.'],
        errors: ['Password: ', 'Repeat the password: '],
      })
      const [grace] = await database.db.selectFrom('staff').selectAll().execute()
      expect(grace).toMatchObject({ email: 'grace@provender.example', name: 'Grace H.', active: true })
      expect(await createPasswords().check(grace?.password_hash, 'a good one', 'test')).toBe('right')
    })
  })

  test('are added with a password from standard input', async () => {
    await withDatabase(async (database) => {
      await run(database, ['add', 'one@provender.example', 'One'], { input: 'piped in\r\nmore' })
      await run(database, ['add', 'two@provender.example', 'Two', '--password-stdin'], {
        input: 'piped in',
        answers: ['typed', 'typed'],
      })
      for (const { password_hash } of await database.db.selectFrom('staff').selectAll().execute())
        expect(await createPasswords().check(password_hash, 'piped in', 'test')).toBe('right')
    })
  })

  test.each([
    [{ answers: ['a good one', 'another one'] }, 'The passwords do not match. Nothing was changed'],
    [{ input: 'short' }, 'A password has at least 8 characters; this has 5'],
    [{ input: '' }, 'A password has at least 8 characters; this has 0'],
    [{ input: 'x'.repeat(257) }, 'A password has at most 256 characters'],
  ])('are not added when the password is %j', async (person, reason) => {
    await withDatabase(async (database) => {
      const ran = await run(database, ['add', 'grace@provender.example', 'Grace'], person)
      expect(ran.exitCode).toBe(1)
      expect(ran.errors).toContain(reason)
      expect(await database.db.selectFrom('staff').select('id').execute()).toEqual([])
    })
  })

  test('are deactivated, listed, and reactivated with a new password', async () => {
    await withDatabase(async (database) => {
      const add = ['add', 'Grace@provender.example', 'Grace']
      await run(database, add, { input: 'the first one' })
      expect((await run(database, add, { input: 'whatever it is' })).errors[0]).toBe(
        'Grace@provender.example already belongs to an active staff member',
      )
      expect((await run(database, ['deactivate', 'grace@PROVENDER.example'])).errors[0]).toBe(
        'grace@PROVENDER.example is the only manager. Add another first.',
      )
      await run(database, ['add', 'ada@provender.example', 'Ada'], { input: 'another one' })
      await run(database, ['deactivate', 'grace@PROVENDER.example'])
      expect((await run(database, ['list'])).output).toContainEqual(
        expect.stringMatching(/^Grace@provender\.example +Grace +manager +deactivated$/),
      )
      expect((await run(database, add, { input: 'the second one' })).output).toEqual([
        'Reactivated Grace <Grace@provender.example>.',
      ])
      const people = await database.db
        .selectFrom('staff')
        .selectAll()
        .where('email', '=', 'Grace@provender.example')
        .execute()
      expect(people).toMatchObject([{ active: true }])
      expect(await createPasswords().check(people[0]?.password_hash, 'the second one', 'test')).toBe('right')
      expect((await run(database, ['deactivate', 'nobody@provender.example'])).errors[0]).toBe(
        'No staff member has the e-mail address nobody@provender.example',
      )
    })
  })
})

describe('a user', () => {
  test('that was imported is activated and given a password', async () => {
    await withCompany(async (database) => {
      expect((await run(database, ['activate-user', 'ada@corner.example'])).output).toEqual([
        'Ada@corner.example can order for Corner Shop.',
        'The user has no password yet and can choose one through the link in the e-mail. To set one: npm run staff -- set-user-password Ada@corner.example',
      ])
      await run(database, ['set-user-password', 'ada@corner.example'], { input: 'a good one' })
      const user = await findStoredUser(database, 'Ada@corner.example')
      expect(user.active).toBe(true)
      expect(await createPasswords().check(user.password_hash, 'a good one', 'test')).toBe('right')
    })
  })

  test('that is deactivated is signed out everywhere', async () => {
    await withCompany(async (database) => {
      await run(database, ['activate-user', 'ada@corner.example'])
      await openSession(database, 'Ada@corner.example')
      expect((await run(database, ['deactivate-user', 'ada@corner.example'])).exitCode).toBe(0)
      expect((await findStoredUser(database, 'Ada@corner.example')).active).toBe(false)
      expect(await database.db.selectFrom('session').select('id').execute()).toEqual([])
    })
  })

  test('with a new password is signed out everywhere and may sign in at once from every device', async () => {
    await withCompany(async (database) => {
      await openSession(database, 'Ada@corner.example')
      const blocked = { failures: 9, last_at: new Date(), blocked_until: new Date('2030-01-01') }
      const subjects = [
        'account ada@corner.example',
        'account ada@corner.example from device',
        'account ada@corner.example.org',
      ]
      await database.db
        .insertInto('sign_in_failure')
        .values(subjects.map((subject) => ({ subject, ...blocked })))
        .execute()
      const ran = await run(database, ['set-user-password', 'ada@corner.example'], { input: 'a good one' })
      expect(ran.output[1]).toBe(
        'The user is not active yet. To activate them: npm run staff -- activate-user Ada@corner.example',
      )
      expect(await database.db.selectFrom('session').select('id').execute()).toEqual([])
      expect(await database.db.selectFrom('sign_in_failure').select('subject').execute()).toEqual([
        { subject: 'account ada@corner.example.org' },
      ])
    })
  })

  test('is created for a company, ready to order', async () => {
    await withCompany(async (database) => {
      const ran = await run(database, ['add-user', 'C1', 'till@corner.example', 'The till'], {
        input: 'a good one',
      })
      expect(ran.output).toEqual(['The till <till@corner.example> can order for Corner Shop.'])
      expect(await findStoredUser(database, 'till@corner.example')).toMatchObject({
        name: 'The till',
        active: true,
      })
      const reasonOf = async (...args: string[]) =>
        (await run(database, args, { input: 'a good one' })).errors[0]
      expect(await reasonOf('add-user', 'C1', 'ADA@corner.example', 'Ada')).toBe(
        'ADA@corner.example already belongs to a user of Corner Shop',
      )
      expect(await reasonOf('add-user', 'C9', 'new@corner.example', 'New')).toBe('There is no company C9')
      expect(await reasonOf('activate-user', 'nobody@corner.example')).toBe(
        'There is no user nobody@corner.example',
      )
    })
  })
})

test('invalid arguments are refused before the database is opened', async () => {
  const reasonOf = async (...args: string[]) => (await runInTest(staffCommand, args, {})).errors[0]
  expect(await reasonOf('hire')).toMatch(/^"hire" is not one of list, add, /)
  expect(await reasonOf('add', 'not an address', 'X')).toBe('"not an address" is not an e-mail address')
  expect(await reasonOf('add', 'x@provender.example', ' ')).toBe('The name is empty')
  expect(await reasonOf('add', 'x@provender.example', 'Grace', 'Hopper')).toBe(
    'Unexpected argument "Hopper". Quote values that contain spaces.',
  )
})

test('sites are added, changed and closed by their code, and a user is bound to one', async () => {
  await withCompany(async (database) => {
    const output = async (...args: string[]) => (await run(database, ['sites', ...args])).output
    const address = [
      '--name',
      'Kitchen',
      '--address',
      '7 Kirkgate',
      '--city',
      'Leeds',
      '--postcode',
      'LS1 1AA',
    ]
    expect(await output('set', 'C1', 'K1', ...address)).toEqual([
      'Corner Shop can now have orders delivered to Kitchen.',
    ])
    expect(await output('set', 'C1', 'K1', '--instructions', 'Ring twice')).toEqual(['Kitchen is changed.'])
    expect(await output('bind', 'ada@corner.example', 'K1')).toEqual([
      'Within five seconds, Ada@corner.example can order for Kitchen only.',
    ])
    const site = await database.db.selectFrom('site').selectAll().executeTakeFirstOrThrow()
    expect(site).toMatchObject({ code: 'K1', instructions: 'Ring twice', closed_at: null })
    expect((await findStoredUser(database, 'Ada@corner.example')).site_id).toBe(site.id)
    expect((await output('list', 'C1')).join()).toContain('7 Kirkgate, Leeds, LS1 1AA')
    expect(await output('close', 'C1', 'K1')).toEqual([
      'Customers can no longer order for Kitchen. Existing orders still go there.',
      'Ada@corner.example can order for this site only. To allow all sites: npm run staff -- sites unbind Ada@corner.example',
    ])
    expect(await output('list', 'C1')).toEqual(['Corner Shop has no sites besides its own address.'])
    await output('unbind', 'ada@corner.example')
    expect((await findStoredUser(database, 'Ada@corner.example')).site_id).toBeNull()
    expect(await run(database, ['sites', 'close', 'C1', 'K9'])).toMatchObject({ exitCode: 1 })
  })
})
