import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { atLength, setLongTimeouts } from '@provender/testing/at-length'
import { type FakeStripe, startFakeStripe } from '@provender/testing/fake-stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BadRequest, webhookSecret } from './fixture/bad-http.ts'
import { badRequest } from './fixture/bad-requests.ts'

setLongTimeouts()

const { cases, pages, warmUp } = atLength({
  short: { cases: 600, pages: 'no-pages', warmUp: 200 },
  long: { cases: 30_000, pages: 'pages', warmUp: 5_000 },
})
/** `BAD_INPUT_SEED=7 AT_LENGTH=1` repeats a run, `BAD_INPUT_CASE=1234` only one case of it. */
const seed = Number(process.env['BAD_INPUT_SEED'] ?? Date.now() % 1_000_000)
const onlyCase = process.env['BAD_INPUT_CASE']
const maxConcurrent = 8
const maxGrowthMb = 50

const secret = 'the-secret-of-a-session-of-company-a'
let stripe: FakeStripe
let folder: string
let server: ReturnType<typeof fork>
let address: string

beforeAll(async () => {
  stripe = await startFakeStripe()
  folder = mkdtempSync(join(tmpdir(), 'provender-bad-input-'))
  // If root starts it, the embedded database runs as another user, who needs access.
  chmodSync(folder, 0o755)
  server = fork(join(import.meta.dirname, 'fixture/serve-everything.ts'), [pages, secret], {
    // Runs like production, with the same memory limit. Only bugs are logged. Each case has another address.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      TRUST_PROXY: '1',
      STRIPE_SECRET_KEY: 'sk_test_fake',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: `http://127.0.0.1:${stripe.port}`,
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '16384',
      MALLOC_TRIM_THRESHOLD_: '131072',
    },
    execArgv: ['--max-semi-space-size=8', '--heap-growing-percent=50'],
  })
  address = String((await once(server, 'message'))[0])
})
afterAll(async () => {
  server.kill('SIGTERM')
  await once(server, 'exit')
  await stripe.close()
  rmSync(folder, { recursive: true, force: true })
})

const agent = new Agent({ keepAlive: true, maxSockets: maxConcurrent })

interface TimedResponse {
  readonly status: number
  readonly text: string
  readonly ms: number
}

async function send(n: number, { method, path, headers, body, auth }: BadRequest): Promise<TimedResponse> {
  const startedAt = performance.now()
  const outgoing = request(address, {
    agent,
    method,
    path,
    headers: {
      ...(auth === 'COOKIE' ? { cookie: `auth-token=${secret}` } : {}),
      ...(auth === 'BEARER' ? { authorization: `Bearer ${secret}` } : {}),
      'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
      ...headers,
    },
  })
  outgoing.end(body)
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  const isLive = String(answer.headers['content-type']).startsWith('text/event-stream')
  let text = JSON.stringify(answer.headers)
  try {
    for await (const chunk of answer) {
      text += String(chunk)
      // The channel would never end.
      if (isLive) break
    }
  } finally {
    answer.destroy()
  }
  return { status: answer.statusCode ?? 0, text, ms: performance.now() - startedAt }
}

const maxTries = 100

/** Retries while the server is busy. A case counts only once it was processed. */
async function sendUntilProcessed(n: number, bad: BadRequest): Promise<TimedResponse> {
  for (let tries = 1; ; tries += 1) {
    const answered = await send(n, bad)
    const isBusy = answered.status === 503 && answered.text.includes('"retry-after"') && !isErrorPage(bad)
    if (!isBusy || tries === maxTries) return answered
    await pause(200)
  }
}

/** Internals that must never leave the server: paths, libraries, database errors. */
const inside = [
  /\bat .{1,80}\.(?:ts|js|mjs):\d+/,
  // A user name may be file:///etc/passwd, because a case set it.
  /node_modules|file:\/\/\/(?!etc\/passwd)|\/apps\/server\//,
  /syntax error at or near|violates \w+[- ]?\w* constraint|relation "|column ".*does not exist/,
  /invalid input syntax|invalid byte sequence|out of range for type|duplicate key value/,
  /(?:Type|Reference|Range|Syntax)Error:/,
  /"x-powered-by"|"server":/,
]

/** Pages that describe the error themselves. */
const isErrorPage = ({ path }: BadRequest): boolean => /^\/(?:500|maintenance)\b/.test(path)

/** Checks the response to a case. Returns what is wrong with it, or undefined. */
async function findProblem(n: number): Promise<{ readonly problem?: string; readonly ms: number }> {
  const bad = badRequest(seed, n, Date.now())
  const description = `case ${n} of seed ${seed}, ${bad.kind}: ${bad.method} ${bad.path.slice(0, 300)}`
  try {
    const { status, text, ms } = await sendUntilProcessed(n, bad)
    if (status >= 500 && !isErrorPage(bad))
      return { problem: `${description} → ${status} ${text.slice(0, 600)}`, ms }
    const leak = inside.find((each) => each.test(text))
    if (leak) return { problem: `${description} → ${leak.exec(text)?.[0]}`, ms }
    return { ms }
  } catch (error) {
    // The server may close connections with invalid HTTP. If the server is gone, the next case fails.
    if (error instanceof Error && 'code' in error && /^(?:ECONNRESET|EPIPE)$/.test(String(error.code)))
      return { ms: 0 }
    return { problem: `${description} → ${String(error)}`, ms: 0 }
  }
}

function residentMb(): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

test(`answers or refuses ${cases} invalid requests of the random seed ${seed}`, async ({ annotate }) => {
  if (onlyCase !== undefined) {
    expect((await findProblem(Number(onlyCase))).problem).toBeUndefined()
    return
  }
  const problems: string[] = []
  const durationsMs: number[] = []
  let next = 0
  let warmMb = 0
  const queue = async (): Promise<void> => {
    while (next < cases) {
      const n = next
      next += 1
      if (n === warmUp) warmMb = residentMb()
      const { problem, ms } = await findProblem(n)
      durationsMs.push(ms)
      if (problem !== undefined) problems.push(problem)
    }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, queue))
  await pause(atLength({ short: 0, long: 5_000 }))
  const grownMb = residentMb() - warmMb
  const p99 = durationsMs.toSorted((one, other) => one - other)[Math.floor(cases * 0.99)]!
  await annotate(
    `p99 ${p99.toFixed(0)} ms, ${residentMb().toFixed(0)} MB, ${grownMb.toFixed(0)} MB more than warm`,
  )
  expect(problems).toEqual([])
  expect(grownMb).toBeLessThan(atLength({ short: Infinity, long: maxGrowthMb }))
  const orders = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify({ query: '{ orders { total } }' }),
  })
  expect(await orders.json()).toEqual({ data: { orders: { total: 0 } } })
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
})
