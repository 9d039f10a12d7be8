import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hCaptcha } from './captcha.ts'

let server: Server
let address: string
let requests: (readonly [string, URLSearchParams])[]
let answer: { readonly status: number; readonly body: string } | 'nothing'

beforeEach(async () => {
  requests = []
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      requests.push([request.headers['content-type'] ?? '', new URLSearchParams(body)])
      if (answer === 'nothing') return response.destroy()
      return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const listening = server.address()
  if (listening === null || typeof listening === 'string') throw new Error('No port')
  address = `http://127.0.0.1:${listening.port}/siteverify`
})
afterEach(() => void server.close())

const errors: unknown[] = []
const log = { error: (...args: readonly unknown[]) => void errors.push(args) }
const check = { siteKey: 'site', answer: 'P1_token', ip: '192.0.2.7' }
const verdict = (change: object = {}, hCaptchaSecret: string | undefined = '0xsecret') =>
  hCaptcha({ hCaptchaSecret }, log, address)({ ...check, ...change })

describe('the check of hCaptcha', () => {
  test('sends secret, site and token as a form, and accepts a success', async () => {
    answer = {
      status: 200,
      body: '{"success": true, "challenge_ts": "2026-11-23T10:00:00Z", "hostname": "x"}',
    }
    expect(await verdict()).toBe('human')
    const [[type, form] = ['', new URLSearchParams()]] = requests
    expect(type).toContain('application/x-www-form-urlencoded')
    expect(Object.fromEntries(form)).toEqual({
      secret: '0xsecret',
      sitekey: 'site',
      response: 'P1_token',
      remoteip: '192.0.2.7',
    })
  })

  test('refuses a wrong, used or expired token, and sends no request for an empty one', async () => {
    for (const code of ['invalid-input-response', 'already-seen-response', 'expired-input-response']) {
      answer = { status: 200, body: JSON.stringify({ success: false, 'error-codes': [code] }) }
      expect(await verdict(), code).toBe('refused')
    }
    const before = requests.length
    expect(await verdict({ answer: '' })).toBe('refused')
    expect(requests).toHaveLength(before)
  })

  test.each([
    [{ status: 500, body: 'oops' }],
    [{ status: 200, body: '<html>' }],
    [{ status: 200, body: '{"success": "true"}' }],
    [{ status: 200, body: '{"success": false, "error-codes": ["invalid-input-secret"]}' }],
    ['nothing' as const],
  ])('is inconclusive if the service responds with %j', async (response) => {
    answer = response
    expect(await verdict()).toBe('unknown')
  })

  test('is inconclusive without a secret', async () => {
    expect(await hCaptcha({ hCaptchaSecret: undefined }, log, address)(check)).toBe('unknown')
    expect(requests).toEqual([])
  })
})
