import { describe, expect, test } from 'vitest'
import { type Command, refuseUnknownSubcommands } from './command.ts'
import { configCommand } from './config-command.ts'
import { contentCommand } from './content-command.ts'
import { hostCommand } from './host-command.ts'
import { importCommand } from './import-command.ts'
import { resetCommand } from './reset-command.ts'
import { runInTest } from './run-in-test.fixture.ts'
import { staffCommand } from './staff-command.ts'
import { wordsCommand } from './words-command.ts'

const commands = [
  configCommand,
  contentCommand,
  hostCommand,
  importCommand,
  resetCommand,
  staffCommand,
  wordsCommand,
]

async function expectHelp(command: Command, path: readonly string[]): Promise<number> {
  const { exitCode, output, errors } = await runInTest(command, [...path, '--help'], {})
  const text = output.join('\n')
  expect({ exitCode, errors }, path.join(' ')).toEqual({ exitCode: 0, errors: [] })
  expect(text).toContain(`Usage: ${['npm run', command.name, '--', ...path].join(' ')}`)
  const list = /\nCommands:\n((?: {2}.*\n?)+)/.exec(text)?.[1] ?? ''
  const rows = [...list.matchAll(/^ {2}(\S+).*$/gm)].filter(([, name]) => name !== 'help')
  let count = 1
  for (const [row, name = ''] of rows) {
    expect(row, 'has a description').toMatch(/\S {2,}\S/)
    count += await expectHelp(command, [...path, name])
  }
  return count
}

describe('help', () => {
  test.each(commands)('of $name and all its subcommands describes their arguments', async (command) => {
    expect(await expectHelp(command, [])).toBeGreaterThan(0)
  })

  test('covers more than fifty staff subcommands', async () => {
    expect(await expectHelp(staffCommand, [])).toBeGreaterThan(50)
  })
})

describe('a command line', () => {
  const demo: Command = {
    name: 'demo',
    define: (program, { context }) => {
      const group = program.command('orders')
      group.command('list', { isDefault: true }).action(() => context.terminal.print('listed'))
      group
        .command('pack')
        .argument('<order number>')
        .option('--note <text>', 'a note')
        .option('--amount <amount>', 'an amount')
        .action((number, { note }) => context.terminal.print(`${number} ${note ?? ''}`))
      refuseUnknownSubcommands(group)
    },
  }
  const run = (...args: string[]) => runInTest(demo, args, {})

  test.each([
    [['orders', 'pack', '1', '--nota', 'x'], "Unknown option '--nota' (Did you mean --note?)", 'orders pack'],
    [['orders', 'pack'], '<order number> is missing', 'orders pack'],
    [
      ['orders', 'pack', '1', '2'],
      'Unexpected argument "2". Quote values that contain spaces.',
      'orders pack',
    ],
    [['orders', 'pack', '1', '--note'], "Option '--note <text>' argument missing", 'orders pack'],
    [['orders', 'pakc'], '"pakc" is not one of list, pack', 'orders'],
    [['order'], '"order" is not one of orders', ''],
  ])(
    'is refused with a reason and a pointer to the help if it is invalid: %j',
    async (args, reason, path) => {
      const help = ['npm run demo --', path, '--help'].filter((part) => part !== '').join(' ')
      expect(await run(...args)).toEqual({ exitCode: 1, output: [], errors: [reason, `For help: ${help}`] })
    },
  )

  test('may have options anywhere after their subcommand, and negative amounts', async () => {
    expect((await run('orders', 'pack', '--note', '-x', '1')).output).toEqual(['1 -x'])
    expect((await run('orders', 'pack', '-1', '--note=y')).output).toEqual(['-1 y'])
    expect((await run('orders')).output).toEqual(['listed'])
  })

  test('does not hide bugs, which are thrown', async () => {
    const broken: Command = {
      name: 'broken',
      define: (program) => {
        program.action(() => {
          throw new TypeError('no command error')
        })
      },
    }
    await expect(runInTest(broken, [], {})).rejects.toThrow(TypeError)
  })
})
