import { checkLogo } from '../features/picture/check-logo.ts'
import { meanings } from '../features/wholesaler/config/meanings.ts'
import { configKeys, explainKey, isDefault, shownValue } from '../features/wholesaler/config/settings.ts'
import { writeConfig } from '../features/wholesaler/write-settings.ts'
import type { Command, ExitCode } from './command.ts'
import { holidaysWork, hoursWork, routesWork } from './config/calendar-work.ts'
import { logoWarning } from './config/logo-words.ts'
import { readKey, readSetting } from './config/read-setting.ts'
import { change, settingsOf, type Work } from './config/settings-work.ts'
import { mistake } from './mistake.ts'
import { requireWords } from './read-arguments.ts'
import { sayRemoved } from './say-removed.ts'
import { alignedRows } from './table.ts'

const help = `
npm run config -- list                      every setting, its value, and a * where that is not the default
npm run config -- get <key>                 one setting: its value, what it does, what it takes
npm run config -- set <key> <value>         set it, e.g. set loginWall yes, set show.faq no, set deliveryMinBasketTotal 75.00

npm run config -- hours                     the opening hours
npm run config -- hours set <day> <ranges>  e.g. hours set mon 06:00-12:00,13:00-19:45, hours set sun closed
npm run config -- holidays                  the days on which nothing is delivered or collected
npm run config -- holidays add <date> <name>
npm run config -- holidays remove <date>
npm run config -- routes                    the delivery rounds
npm run config -- routes set <code> <name> <days> <cut-off>
                                            e.g. routes set LDS-N "Leeds north" tue,fri 20:00 (the evening before)

Lists are written with commas (availableLanguages en,pl), anything else in JSON. Running servers take a change over within
two seconds.
`

export const configCommand: Command = {
  name: 'config',
  help,
  run: async (args, context): Promise<ExitCode> => {
    const option = args.find((arg) => /^--[a-z]/.test(arg))
    if (option !== undefined) throw mistake(`Unknown option '${option}'`)
    const work = workOf(args)
    await context.withDatabase((database) => work(database, context))
    return 0
  },
}

function workOf([what, ...words]: readonly string[]): Work {
  switch (what) {
    case undefined:
    case 'list':
      requireWords(words, [])
      return listConfig
    case 'get':
      return getConfig(requireWords(words, ['key']).key)
    case 'set':
      return setConfig(requireWords(words, ['key', 'value']))
    case 'hours':
      return hoursWork(words)
    case 'holidays':
      return holidaysWork(words)
    case 'routes':
      return routesWork(words)
    default:
      throw mistake(`"${what}" is not one of list, get, set, hours, holidays, routes`)
  }
}

const listConfig: Work = async (database, { terminal }) => {
  const { config } = await settingsOf(database)
  const rows = configKeys.map((key) => [isDefault(config, key) ? ' ' : '*', key, shownValue(config, key)])
  for (const row of alignedRows(rows)) terminal.say(row)
}

function getConfig(given: string): Work {
  const key = readKey(given)
  return async (database, { terminal }) => {
    const { config } = await settingsOf(database)
    const { takes, byDefault } = explainKey(key)
    terminal.say(`${key} = ${shownValue(config, key)}`)
    terminal.say(`${meanings[key]}.`)
    terminal.say(`It is ${takes}. Unless set, it is ${byDefault}.`)
  }
}

function setConfig({ key: given, value }: { readonly key: string; readonly value: string }): Work {
  const key = readKey(given)
  return async (database, context) => {
    const { config } = await settingsOf(database)
    const values = readSetting(config, key, value)
    const shown = shownValue({ ...config, ...values }, key)
    const isSo = shown === shownValue(config, key)
    await change(database, context, {
      done: `${key} = ${shown}`,
      make: async (tx) => !isSo && (await writeConfig(tx, values)),
    })
    if (key === 'logo') {
      const fault = await checkLogo({ ...config, ...values }, context.settings.dataFolder)
      if (fault) context.terminal.complain(logoWarning(fault))
    }
    // The only setting that is shown as Markdown.
    if (key === 'serviceDisabledMessage') sayRemoved(shown, context.terminal)
  }
}
