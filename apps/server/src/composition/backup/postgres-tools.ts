import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { applicationSchema, jobsSchema } from '@provender/db/session'
import { backupRefusal } from './backup-refusal.ts'

/** Passes on a dump of the database at an address. The tool must be of the server's version or newer, and says so. */
export async function dumpDatabase(
  databaseUrl: string,
  keep: (dump: Readable) => Promise<unknown>,
): Promise<void> {
  const schemas = [applicationSchema, jobsSchema].map((name) => `--schema=${name}`)
  await runTool('pg_dump', [addressIn(databaseUrl), '--format=custom', ...schemas], { databaseUrl, keep })
}

/** All or nothing, into a database without Provender's tables. */
export async function loadDump(databaseUrl: string, file: string): Promise<void> {
  const toEmptySchema = ['--clean', '--if-exists', '--no-owner', '--no-privileges']
  const whole = ['--single-transaction', '--exit-on-error']
  await runTool('pg_restore', [addressIn(databaseUrl), ...toEmptySchema, ...whole, file], {
    databaseUrl,
    keep: (output) => text(output),
  })
}

/** Every user of the machine can read the arguments of a program, so the password is none of them. */
function addressIn(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.password = ''
  return `--dbname=${url.href}`
}

async function runTool(
  name: string,
  args: readonly string[],
  {
    databaseUrl,
    keep,
  }: { readonly databaseUrl: string; readonly keep: (output: Readable) => Promise<unknown> },
): Promise<void> {
  const password = decodeURIComponent(new URL(databaseUrl).password)
  const child = spawn(name, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
  })
  const ended = once(child, 'close').catch((error: unknown) => {
    throw backupRefusal(
      `${name} cannot be run. Install PostgreSQL's client programs, of the version of your database or newer`,
      error,
    )
  })
  const [, errors] = await Promise.all([ended, text(child.stderr), keep(child.stdout)])
  if (child.exitCode !== 0) throw backupRefusal(`${name} failed: ${errors.trim()}`)
}
