import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { type AppPushSettings, parseAppPushSettings } from './app-push-settings.ts'
import { parseS3Settings, type S3Settings } from './files/s3-settings.ts'
import { isPrivateAddress } from './http/private-address.ts'
import { readSecretFiles } from './secret-files.ts'
import type { MountedKeys } from './secrets.ts'
import { parseStripeKeys, type StripeKeys } from './stripe-settings.ts'

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'is not a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'is not a port number'),
)
const wholeNumber = (unit: string, { min, max }: { readonly min: number; readonly max: number }) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, `is not a number of ${unit}`),
    v.transform(Number),
    v.minValue(min, `is below ${min}`),
    v.maxValue(max, `is above ${max}`),
  )
const zeroOrOne = v.pipe(
  v.picklist(['0', '1'], 'is neither 0 nor 1'),
  v.transform((text) => text === '1'),
)
/** `0`, a number of proxies, or the addresses and networks of the proxies. */
const trustedProxies = v.pipe(
  v.string(),
  v.check(
    (text) => /^\d$/.test(text) || listIn(text).every(isAddressOrNetwork),
    'is neither a number of proxies from 0 to 9 nor a list of their addresses',
  ),
  v.transform((text): TrustProxy => {
    if (text === '0') return false
    return /^\d$/.test(text) ? Number(text) : listIn(text)
  }),
)

function listIn(text: string): readonly string[] {
  return text.split(',').map((part) => part.trim())
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/**
 * True if the connection is encrypted or near. Passwords and orders travel to the database, so a connection to the
 * internet must say how it is encrypted.
 */
function usesTlsOrIsNear(address: string): boolean {
  const { hostname, searchParams } = new URL(address)
  // As pg does: the last of several counts, and an empty one is none.
  const last = (name: string) => searchParams.getAll(name).at(-1) ?? ''
  const hosts = (last('host') || decodeURIComponent(hostname)).split(',')
  return sslModes.includes(last('sslmode')) || hosts.every(isNear)
}

const sslModes = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full']

/** A socket, a name without a domain, or an address of a private network. */
function isNear(host: string): boolean {
  const ip = host.replace(/^\[|\]$/g, '')
  return host.startsWith('/') || (isIP(ip) === 0 ? !host.includes('.') : isPrivateAddress(ip))
}

const webAddress = v.pipe(
  v.string(),
  v.url('is not a web address'),
  v.regex(/^https?:\/\//, 'is not a web address'),
  v.transform((address) => new URL(address).origin),
)

/** A key is never shown, not even a wrong one. */
const keyLike = (shape: RegExp) => v.pipe(v.string(), v.regex(shape, 'is not a key of Stripe'))

/** The settings in the environment. The wholesaler's own are in the database (`npm run config`). */
const environmentSchema = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('is empty')), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('is empty')), './data'),
  TOKEN_KEY_FILE: v.optional(v.string()),
  PUSH_KEYS_FILE: v.optional(v.string()),
  FILES: v.optional(v.picklist(['disk', 's3'], 'is neither disk nor s3'), 'disk'),
  FILES_KEEP_DAYS: v.optional(wholeNumber('days', { min: 0, max: 3650 }), '14'),
  S3_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.-]+(?:\/[\w.-]+)*$/, 'is not the name of a bucket, or a bucket/prefix')),
  ),
  S3_ENDPOINT: v.optional(
    v.pipe(v.string(), v.url('is not a web address'), v.regex(/^https?:\/\//, 'is not a web address')),
  ),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('is not an address'),
      v.regex(/^postgres(ql)?:/, 'is not a postgres:// address'),
      v.check(
        usesTlsOrIsNear,
        'leads to another network without TLS. Add ?sslmode=verify-full, or ?sslmode=disable if the network is yours',
      ),
    ),
  ),
  DATABASE_POOL: v.optional(wholeNumber('connections', { min: 4, max: 50 }), '10'),
  DATABASE_DURABILITY: v.optional(
    v.picklist(['disk', 'standby', 'engine'], 'is neither disk, standby nor engine'),
    'disk',
  ),
  MIGRATE: v.optional(v.picklist(['auto', 'wait'], 'is neither auto nor wait'), 'auto'),
  READ_ONLY: v.optional(zeroOrOne, '0'),
  DEMO: v.optional(zeroOrOne, '1'),
  DEMO_PRODUCTS: v.optional(wholeNumber('products', { min: 1, max: 30_000 }), '5000'),
  PUBLIC_URL: v.optional(webAddress),
  TRUST_PROXY: v.optional(trustedProxies, '0'),
  SESSION_MAX_DAYS: v.optional(wholeNumber('days', { min: 1, max: 9_999 }), '180'),
  DRAIN_SECONDS: v.optional(wholeNumber('seconds', { min: 0, max: 60 }), '0'),
  TRUSTED_DOCUMENTS_ONLY: v.optional(zeroOrOne, '0'),
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.url('is not an address'), v.regex(/^smtps?:/, 'is not an smtp:// address')),
  ),
  HCAPTCHA_SECRET: v.optional(v.string()),
  PUSH: v.optional(zeroOrOne, '1'),
  FCM_SERVICE_ACCOUNT: v.optional(v.string()),
  APNS_KEY: v.optional(v.string()),
  APNS_KEY_ID: v.optional(v.pipe(v.string(), v.regex(/^[A-Z\d]{10}$/, 'is not the id of a key at Apple'))),
  APNS_TEAM_ID: v.optional(v.pipe(v.string(), v.regex(/^[A-Z\d]{10}$/, 'is not the id of a team at Apple'))),
  APNS_TOPIC: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+(?:\.[\w-]+)+$/, 'is not the id of an app'))),
  APP_PUSH_TITLE_ONLY: v.optional(zeroOrOne, '0'),
  FCM_URL: v.optional(webAddress),
  APNS_URL: v.optional(webAddress),
  SANDBOX_PAYMENTS: v.optional(zeroOrOne),
  STRIPE_SECRET_KEY: v.optional(keyLike(/^(?:sk|rk)_(?:test|live)_\w+$/)),
  STRIPE_PUBLISHABLE_KEY: v.optional(keyLike(/^pk_(?:test|live)_\w+$/)),
  STRIPE_WEBHOOK_SECRET: v.optional(keyLike(/^whsec_\S+$/)),
  STRIPE_API_URL: v.optional(webAddress),
  SENTRY_DSN: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/\w+(?::\w+)?@[\w.:-]+(?:\/[\w/-]+)?\/\d+$/, 'is not a DSN')),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.url('is not a web address'),
      v.regex(/^https?:\/\//, 'is not a web address'),
      v.transform((address) => address.replace(/\/+$/, '')),
    ),
  ),
  LOG_LEVEL: v.optional(
    v.picklist(['fatal', 'error', 'warn', 'info', 'debug'], 'is not fatal, error, warn, info or debug'),
    'info',
  ),
  NODE_ENV: v.optional(v.string(), 'production'),
})

export type TrustProxy = false | number | readonly string[]

export interface Settings {
  readonly port: number
  readonly host: string
  /** Absolute. */
  readonly dataFolder: string
  readonly mountedKeys: MountedKeys
  /** Where new files go. */
  readonly files: 'disk' | 's3'
  /** Undefined if no file is there. */
  readonly s3: S3Settings | undefined
  /** The bytes of a file stay this long after the last row that refers to it. */
  readonly filesKeepDays: number
  readonly databaseUrl: string | undefined
  /** Connections of the pool. The server needs three more. */
  readonly databasePool: number
  readonly databaseDurability: 'disk' | 'standby' | 'engine'
  /** `wait`: another server or command migrates the database. */
  readonly migrate: 'auto' | 'wait'
  /** Serves pages, refuses every write and does no job. */
  readonly readOnly: boolean
  /** Fill an empty database with the demo wholesaler. In a running server: the database has it. */
  readonly demo: boolean
  readonly demoProducts: number
  /** The address of the shop for customers, e.g. `https://orders.example`; undefined uses the address of the request. */
  readonly publicUrl: string | undefined
  readonly smtpUrl: string | undefined
  /** The secret of the hCaptcha account whose site key is in the config; undefined disables the captcha. */
  readonly hCaptchaSecret: string | undefined
  /** Sends push messages to browsers and apps, through their makers' services. */
  readonly push: boolean
  readonly appPush: AppPushSettings
  /** The test gateway accepts cards without moving money. Undefined: only with the demo wholesaler. */
  readonly sandboxPayments: boolean | undefined
  /** Undefined if Stripe does not accept the cards. */
  readonly stripe: StripeKeys | undefined
  readonly errorReportDsn: string | undefined
  /** The collector of traces, without `/v1/traces`. */
  readonly tracesEndpoint: string | undefined
  /** The proxies in front. Their headers give the client's address and whether it used HTTPS. */
  readonly trustProxy: TrustProxy
  /** A customer signs in again after this many days, however often the session is used. */
  readonly sessionMaxDays: number
  /** A server that is told to stop first reports this long that it is not ready, and serves on. */
  readonly drainSeconds: number
  /** Accepts only the shop's own documents. */
  readonly trustedDocumentsOnly: boolean
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug'
  readonly isDevelopment: boolean
}

export type ParsedSettings =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly errors: readonly string[] }

/** Parses all settings and names the variable of every error. An empty variable counts as not set. */
export function parseSettings(
  environment: Readonly<Record<string, string | undefined>>,
  folder: string,
): ParsedSettings {
  const { variables, errors: unread } = readSecretFiles(environment, folder)
  if (unread.length > 0) return { ok: false, errors: unread }
  const parsed = v.safeParse(environmentSchema, variables)
  if (!parsed.success) {
    const errors = parsed.issues.map(({ path, message, input }) => {
      const name = String(path?.[0]?.key)
      return /^(?:STRIPE|SENTRY|DATABASE|SMTP|S3|OTEL)_/.test(name)
        ? `${name} ${message}`
        : `${name} ${message}: ${String(input)}`
    })
    return { ok: false, errors }
  }
  const { output } = parsed
  const appPush = parseAppPushSettings(output, folder)
  if (appPush === 'INCOMPLETE')
    return {
      ok: false,
      errors: ['Set APNS_KEY, APNS_KEY_ID, APNS_TEAM_ID and APNS_TOPIC together, or none of them'],
    }
  const s3 = parseS3Settings(output)
  if (typeof s3 === 'string') return { ok: false, errors: [s3] }
  const stripe = parseStripeKeys(output)
  if (typeof stripe === 'string') return { ok: false, errors: [stripe] }
  return {
    ok: true,
    settings: {
      port: output.PORT,
      host: output.HOST,
      dataFolder: resolve(folder, output.DATA_DIR),
      mountedKeys: {
        tokenKeyFile: output.TOKEN_KEY_FILE && resolve(folder, output.TOKEN_KEY_FILE),
        pushKeysFile: output.PUSH_KEYS_FILE && resolve(folder, output.PUSH_KEYS_FILE),
      },
      files: output.FILES,
      s3,
      filesKeepDays: output.FILES_KEEP_DAYS,
      databaseUrl: output.DATABASE_URL,
      databasePool: output.DATABASE_POOL,
      databaseDurability: output.DATABASE_DURABILITY,
      migrate: output.MIGRATE,
      readOnly: output.READ_ONLY,
      demo: output.DEMO,
      demoProducts: output.DEMO_PRODUCTS,
      publicUrl: output.PUBLIC_URL,
      smtpUrl: output.SMTP_URL,
      hCaptchaSecret: output.HCAPTCHA_SECRET,
      push: output.PUSH,
      appPush,
      sandboxPayments: output.SANDBOX_PAYMENTS,
      stripe,
      errorReportDsn: output.SENTRY_DSN,
      tracesEndpoint: output.OTEL_EXPORTER_OTLP_ENDPOINT,
      trustProxy: output.TRUST_PROXY,
      sessionMaxDays: output.SESSION_MAX_DAYS,
      drainSeconds: output.DRAIN_SECONDS,
      trustedDocumentsOnly: output.TRUSTED_DOCUMENTS_ONLY,
      logLevel: output.LOG_LEVEL,
      isDevelopment: output.NODE_ENV === 'development',
    },
  }
}

/** The settings of this process. Only this function reads the environment. */
export function readSettings(): ParsedSettings {
  return parseSettings(process.env, process.cwd())
}
