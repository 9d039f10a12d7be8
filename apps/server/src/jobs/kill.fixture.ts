import { appendFileSync } from 'node:fs'
import { connectPool } from '@provender/db/connect-pool'
import { takeJob, finishJob } from './job-store.ts'
import { workOne } from './work-jobs.ts'

// A worker that dies where it is told to. Sending is appending the job's key to a file.
const [url = '', sentFile = '', how, dieAt] = process.argv.slice(2)
const { db, pool } = connectPool({
  connection: { connectionString: url },
  durability: 'relaxed',
  poolSize: 1,
  log: () => {},
})
const log = { info: () => {}, warn: () => {}, error: () => {} }

function die(here: 'before sending' | 'after sending'): void {
  if (dieAt === here) process.kill(process.pid, 'SIGKILL')
}

function send(key: string): void {
  die('before sending')
  appendFileSync(sentFile, `${key}\n`)
  die('after sending')
}

/** The naive way: notes that it is done, and does it then. */
async function workNaively(): Promise<boolean> {
  const job = await takeJob(db, ['TEST'])
  if (!job) return false
  await finishJob(db, job)
  send(job.key)
  return true
}

const work = { TEST: ({ key }: { readonly key: string }) => Promise.resolve(send(key)) }
while (how === 'naive' ? await workNaively() : await workOne({ db, log }, work)) {
  // Until nothing is due.
}
await pool.end()
