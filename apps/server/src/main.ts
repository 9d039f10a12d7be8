import pino from 'pino'
import { openBuiltApps } from './composition/http/built-apps.ts'
import { openBuiltShop } from './composition/http/built-shop.ts'
import { printAddresses } from './composition/print-addresses.ts'
import { startServer } from './composition/start-server.ts'
import { startUntilSignal } from './composition/stop-on-signals.ts'
import { openErrorReports } from './kernel/errors/error-reports.ts'
import { reportLogged } from './kernel/errors/report-logged.ts'
import { readSettings, type Settings } from './kernel/settings.ts'
import { seedDatabase } from './seed/seed-database.ts'

/** The server in production: serves the built shop. */
async function main(settings: Settings): Promise<void> {
  const { errorReportDsn } = settings
  const errorReports = errorReportDsn === undefined ? undefined : await openErrorReports(errorReportDsn)
  const log = pino({
    level: settings.logLevel,
    base: null,
    ...(errorReports ? { hooks: reportLogged(errorReports) } : {}),
  })
  const print = (line: string): void => void process.stderr.write(`${line}\n`)
  const [shop, others] = await Promise.all([openBuiltShop(), openBuiltApps()])
  const start = (ending: AbortSignal) =>
    startServer({
      settings,
      log,
      errorReports,
      print,
      ending,
      ...shop,
      apps: others.apps,
      files: [...shop.files, ...others.files],
      fill: (database) =>
        seedDatabase(database, {
          demo: settings.demo,
          products: settings.demoProducts,
          nowMs: Date.now(),
          print,
        }),
    })
  const server = await startUntilSignal(start, { log, drainSeconds: settings.drainSeconds })
  if (server) printAddresses(server.deps.settings, server.address, print)
}

/** Prints one line if the server cannot start. The stack is for developers, at log level debug. */
async function mainOrReason(settings: Settings): Promise<void> {
  try {
    await main(settings)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`Provender cannot start: ${reason.replaceAll(/\s*\n\s*/g, ' ')}\n`)
    if (settings.logLevel === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`)
    // Open resources would keep the process alive.
    process.exit(1)
  }
}

const parsed = readSettings()
if (parsed.ok) await mainOrReason(parsed.settings)
else {
  process.stderr.write(
    `Invalid settings in the environment:\n${parsed.errors.map((error) => `  ${error}\n`).join('')}`,
  )
  process.exitCode = 2
}
