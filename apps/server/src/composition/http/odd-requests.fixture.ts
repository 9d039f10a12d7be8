import { createHmac, randomUUID } from 'node:crypto'
import fc from 'fast-check'

export interface OddRequest {
  readonly method: string
  readonly target: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** Latin-1: each character is one byte. */
  readonly body: string
}

export const webhookSecret = 'whsec_odd'

const values = [
  '',
  '0',
  '-1',
  '1e400',
  '99999999999999999999',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '%00',
  '%u0000',
  '%',
  '%zz',
  '%E0%A4%A',
  '%ff%fe',
  '%C0%AE%C0%AE',
  '%2e%2e%2fsecrets.json',
  '..%2f..%2fetc%2fpasswd',
  '%0d%0aset-cookie:a=b',
  '%F0%9F%8D%85',
  '%ED%A0%80',
  '\u00ff\u00fe',
  "'%3b--",
  '{}',
  '%5B%5D',
  '2026-13-45',
  '0000-00-00',
  '+275760-09-14',
  '2026-11-23',
  '.',
  '..',
  ';',
  '*',
  '%20',
  'x'.repeat(600),
  '%41'.repeat(2000),
  '00000000-0000-0000-0000-000000000000',
  '1.pdf',
  'INV-1.pdf',
  'en',
  'tin.png',
  '320',
] as const

const value = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...values) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 20 }).map(encodeURI) },
)

const paths = [
  '/graphql',
  '/error-reports',
  '/claims/pictures',
  '/claims/pictures/V',
  '/proofs',
  '/proofs/V',
  '/webhooks/stripe',
  '/documents/statement.pdf',
  '/documents/statement.csv',
  '/documents/V',
  '/documents/invoice-V.pdf',
  '/catalogue/current',
  '/catalogue/stock',
  '/catalogue/V',
  '/catalogue/V/lists.json',
  '/catalogue/V/V',
  '/pictures/V',
  '/pictures/V/V',
  '/pictures-V/V',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-V.xml',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/offline',
  '/offline/V',
  '/healthz',
  '/readyz',
  '/readyz/database',
  '/metrics',
  '/.well-known/V',
  '/assets/V',
  '/',
  '/shop',
  '/search',
  '/product/V',
  '/product/V/V',
  '/orders/V',
  '/baskets/shared/V',
  '/reset-password',
  '/checkout/pay',
  '/V',
  '//V',
] as const
const parameters = [
  'q',
  'page',
  'category',
  'sort',
  'from',
  'to',
  'month',
  'year',
  'token',
  'k',
  'v',
  'language',
  'currency',
  'invite',
  '__proto__',
  'a[b]',
]

const query = fc
  .array(fc.tuple(fc.constantFrom(...parameters), value), { maxLength: 4 })
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`))

const target = fc
  .tuple(
    fc.constantFrom(...paths),
    fc.array(value, { minLength: 3, maxLength: 3 }),
    query,
    fc.constantFrom(
      '',
      '',
      '',
      'http://shop.example',
      'http://shop.example:99999',
      'https://[::1',
      'HTTP://',
      'file://',
    ),
  )
  .map(([path, filled, search, prefix]) => {
    let index = 0
    const text = `${prefix}${path.replaceAll('V', () => filled[index++] ?? '')}${search}`
    // A line of a request ends at these.
    return text.replaceAll(/\s/g, '%20')
  })

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=a',
  'text/plain',
  'image/png',
  ';;;',
  'application/graphql',
]

const json = fc.oneof(
  fc.jsonValue().map((each) => JSON.stringify(each)),
  fc.constantFrom(
    'null',
    '[]',
    '"x"',
    '{"query":null}',
    '{"query":1}',
    '{"query":"{ a }","variables":[]}',
    '{"query":"{ a }","variables":"x","operationName":{}}',
    '{"__proto__":{"query":"{ a }"}}',
    '{"constructor":{"prototype":1},"query":"{ __typename }"}',
    '[{"query":"{ __typename }"}]',
    '{"query":"{ __typename }","extensions":null}',
    '{"documentId":"__proto__"}',
    '{"message":"\\u0000","stack":null}',
    '{"message":{},"url":[],"release":1}',
    '{"id":"evt","livemode":false,"data":{"object":{"id":"pi_\\u0000","object":"payment_intent"}}}',
    '{"id":"evt","livemode":false,"data":{"object":{"id":"__proto__","object":"constructor","metadata":{"payment":"00000000-0000-4000-8000-000000000000"}}}}',
    '{"id":"evt","livemode":false,"account":"\\u0000","data":{"object":{"id":"ch_1","object":"charge","payment_intent":"pi_\\ud800"}}}',
    '{"id":"\\u0000","livemode":false,"data":{"object":{"id":"pi_1","object":"payment_intent","metadata":{"payment":"00000000-0000-4000-8000-000000000000"}}}}',
  ),
)

const body = fc.oneof(
  { weight: 3, arbitrary: json },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '\u00ef\u00bb\u00bf{}',
      '\u0000',
      '{',
      '['.repeat(60_000),
      'x'.repeat(110_000),
      '%PDF-1.7',
      '\u0089PNG\r\n\u001a\n',
      '\u00ff\u00d8\u00ff\u00e0',
      'GIF89a',
      'RIFF\u0000\u0000\u0000\u0000WEBPVP8X',
      'a=b&__proto__=1&password=%00',
      '--a\r\ncontent-disposition: form-data; name="__proto__"; filename="\u0000"\r\n\r\nx\r\n--a--',
    ),
  },
)

const oddHeader = fc.constantFrom<readonly [string, string]>(
  ['accept', 'text/html'],
  ['accept', 'text/event-stream'],
  ['accept', ';q=x, */*;q=99'],
  ['accept-encoding', 'gzip;q=NaN, br, *;q=0'],
  ['accept-language', `${'a-'.repeat(200)}, pl;q=\u00ff`],
  ['authorization', 'Bearer'],
  ['authorization', 'Bearer short'],
  ['authorization', `Bearer ${'\u00ff'.repeat(50)}`],
  ['authorization', 'Basic =='],
  ['app', 'office'],
  ['app', 'office, shop'],
  ['cookie', 'auth-token=%00; auth-token=%zz; __proto__=1'],
  ['cookie', `__Host-auth-token=${'a'.repeat(4000)}`],
  ['cookie', `office-token=staff-${'a'.repeat(4000)}`],
  ['cookie', 'lang=%E0%A4%A; =; ;;; a'],
  ['range', 'bytes=5-1, -, 99999999999999999999-'],
  ['if-none-match', '"\u00ff'],
  ['if-modified-since', 'never'],
  ['origin', 'null'],
  ['origin', 'capacitor://localhost'],
  ['referer', 'http://['],
  ['x-forwarded-for', '\u00ff, ::1%eth0, 999.1.1.1'],
  ['x-forwarded-host', 'a b'],
  ['x-forwarded-proto', 'javascript'],
  ['x-file-name', '%00'],
  ['x-file-name', '../../a'],
  ['x-file-name', '%E0%A4%A'],
  ['deviceid', '\u00ff'],
  ['deviceid', 'd'.repeat(3000)],
  ['idempotency-key', '__proto__'],
  ['content-encoding', 'gzip'],
  ['transfer-encoding', 'chunked'],
  ['expect', '100-continue'],
  ['upgrade', 'websocket'],
  ['stripe-signature', 't=x,v1='],
  ['x-app-version', '1e9'],
  ['clientkind', '__proto__'],
  ['version', '-1'],
)

const hosts = fc.constantFrom(
  ...Array.from({ length: 12 }, () => 'shop.example'),
  'shop.example:3000',
  '[::1]',
  'a_b',
  '%00',
  'x'.repeat(300),
  '\u00ff',
  '"><script>',
)

export const oddRequest: fc.Arbitrary<OddRequest> = fc
  .record({
    method: fc.constantFrom(
      'GET',
      'GET',
      'GET',
      'POST',
      'POST',
      'POST',
      'HEAD',
      'OPTIONS',
      'PUT',
      'DELETE',
      'PATCH',
      'TRACE',
    ),
    target,
    host: hosts,
    type: fc.constantFrom(...types),
    odd: fc.array(oddHeader, { maxLength: 2 }),
    body,
    isSigned: fc.boolean(),
  })
  .map(({ method, target: path, host, type, odd, body: payload, isSigned }) => {
    const headers: [string, string][] = [
      ['host', host],
      ['connection', 'close'],
      ['deviceid', randomUUID()],
      ...odd.map(([name, each]): [string, string] => [name, each]),
    ]
    if (method === 'GET' || method === 'HEAD') return { method, target: path, headers, body: '' }
    headers.push(['content-type', type], ['content-length', String(payload.length)])
    if (isSigned) headers.push(['stripe-signature', signatureOf(payload)])
    return { method, target: path, headers, body: payload }
  })

/** At the time of the test shop. */
function signatureOf(payload: string): string {
  const seconds = Math.floor(Date.parse('2026-11-23T10:00:00Z') / 1000)
  const bytes = Buffer.concat([Buffer.from(`${seconds}.`), Buffer.from(payload, 'latin1')])
  return `t=${seconds},v1=${createHmac('sha256', webhookSecret).update(bytes).digest('hex')}`
}
