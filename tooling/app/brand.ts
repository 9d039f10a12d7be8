import { isUtf8 } from 'node:buffer'
import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isPhoneNumber } from '@provender/domain/contact/phone-number'
import { commandError } from '@provender/server/cli/command-error'
import * as v from 'valibot'
import { root } from '../sources.ts'

export const mobile = join(root, 'apps/mobile')
const brands = join(mobile, 'brands')

/** The scheme of links to the common app. A wholesaler's app has none: it opens the wholesaler's web addresses. */
export const commonAppScheme = 'provender'

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'is not a colour like #1d5f36'), v.toLowerCase())
const svgFile = v.pipe(v.string(), v.regex(/^[\w.-]+\.svg$/, 'is not the name of an SVG file in the folder'))
/** A text that may be empty. If it is not, it has this form. */
function emptyOr(hasForm: (text: string) => boolean, form: string): v.GenericSchema<string> {
  return v.pipe(
    v.string(),
    v.check((text) => text === '' || hasForm(text), `is neither empty nor ${form}`),
  )
}

function storeAddress(form: RegExp, example: string): v.GenericSchema<string> {
  return emptyOr((text) => URL.canParse(text) && form.test(text), `an address like ${example}`)
}

function idText(form: RegExp, example: string) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => text.length <= 150 && form.test(text),
      `is not an id like ${example}, of at most 150 characters`,
    ),
  )
}

/** An address of numbers has no certificate, and neither system opens its links in an app. */
function isHostName(text: string): boolean {
  return /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*$/.test(text)
}

const brandSchema = v.strictObject({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.regex(
      /^(?![\u3164\u115f\u1160\uffa0])[\p{L}\p{N}][^<>"\\$\p{C}\p{Zl}\p{Zp}\u3164\u115f\u1160\uffa0\u2800]{0,29}$/u,
      'is not a name of 1 to 30 characters without <>"\\$',
    ),
  ),
  /** One id for both stores, or one for each: only Apple accepts hyphens, and only Google accepts underscores. */
  appId: v.union(
    [
      v.pipe(
        idText(/^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)+$/i, 'com.example.orders'),
        v.transform((id) => ({ android: id, ios: id })),
      ),
      v.strictObject({
        android: idText(/^[a-z]\w*(\.[a-z]\w*)+$/i, 'com.my_shop.orders'),
        ios: idText(/^[a-z0-9][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)+$/i, 'com.my-shop.orders'),
      }),
    ],
    'is not an id like com.example.orders, of at most 150 characters. With a hyphen or an underscore it needs one id for each store: {"android": "com.my_shop.orders", "ios": "com.my-shop.orders"}',
  ),
  /** The address of the wholesaler's server. Empty for the common app, which asks for one. */
  server: emptyOr(
    (text) => text.startsWith('https://') && URL.canParse(text) && new URL(text).origin === text,
    'an address like https://orders.example or https://orders.example:8443, in small letters',
  ),
  /** The host whose links the app opens, without a port. */
  linkHost: emptyOr(isHostName, 'a host like orders.example'),
  /** The wholesaler's telephone number, for a first start at which the server cannot be reached. */
  phoneNumber: v.optional(emptyOr(isPhoneNumber, 'a telephone number like +44 113 496 0001'), ''),
  colours: v.strictObject({
    primary: colour,
    backgroundLight: colour,
    backgroundDark: colour,
  }),
  /** The mark in one colour on a transparent ground. It is put on the primary colour. */
  icon: svgFile,
  /** The picture during the start of the app, on the light or dark background. */
  splash: svgFile,
  stores: v.strictObject({
    googlePlay: storeAddress(
      /^https:\/\/play\.google\.com\/store\/apps\/details\?/,
      'https://play.google.com/store/apps/details?id=com.example.orders',
    ),
    /** Without the number of the app it opens the front page of the store, or all apps of a publisher. */
    appStore: storeAddress(
      /^https:\/\/apps\.apple\.com\/(?:[a-z]{2}\/)?app\/(?:[^/?#]+\/)?id\d+(?:[/?#]|$)/,
      'https://apps.apple.com/app/id1234567890',
    ),
  }),
  /** The team at Apple that signs the app. */
  teamId: emptyOr((text) => /^[A-Z0-9]{10}$/.test(text), 'ten capital letters and digits'),
  /** Firebase's file of the Android app. Without it, Android gets no push messages. */
  firebaseFile: emptyOr((text) => /^[\w.-]+\.json$/.test(text), 'the name of a JSON file in the folder'),
  /** Counts the uploads of one build to the stores, which refuse a number twice. */
  upload: v.optional(
    v.pipe(
      v.number('is not a whole number from 0 to 99'),
      v.integer('is not a whole number from 0 to 99'),
      v.minValue(0, 'is not a whole number from 0 to 99'),
      v.maxValue(99, 'is not a whole number from 0 to 99'),
    ),
    0,
  ),
})

export interface Brand extends v.InferOutput<typeof brandSchema> {
  readonly slug: string
  readonly folder: string
}

export interface TextFile {
  readonly path: string
  readonly content: string
}

export function xmlName({ name }: Brand): string {
  return name.replaceAll('&', '&amp;')
}

export function isCommonApp({ server }: Pick<Brand, 'server'>): boolean {
  return server === ''
}

export function parseBrand(text: string, slug: string): Brand {
  const file = `brands/${slug}/brand.json`
  const parsed = v.safeParse(brandSchema, parseJson(text, file))
  if (!parsed.success) throw commandError(`${file}: ${parsed.issues.map(describeIssue).join('; ')}`)
  const brand = { ...parsed.output, slug, folder: join(brands, slug) }
  if (isCommonApp(brand) !== (brand.linkHost === ''))
    throw commandError(
      `${file}: set both server and linkHost (wholesaler's app), or leave both empty (common app)`,
    )
  if (!isCommonApp(brand) && new URL(brand.server).hostname !== brand.linkHost)
    throw commandError(`${file}: linkHost must be the host of server, because the app opens no other links`)
  const { googlePlay } = brand.stores
  if (googlePlay !== '' && new URL(googlePlay).searchParams.get('id') !== brand.appId.android)
    throw commandError(
      `${file}: stores.googlePlay must end in ?id=${brand.appId.android}: updates would open another app there`,
    )
  for (const field of ['phoneNumber', 'firebaseFile'] as const)
    if (isCommonApp(brand) && brand[field] !== '')
      throw commandError(`${file}: ${field} must be empty in the common app, which belongs to no wholesaler`)
  return brand
}

/** Windows' older encodings lose letters such as ö and ł, and the phone would show the name without them. */
export function decodeBrand(content: Buffer, slug: string): string {
  if (!isUtf8(content))
    throw commandError(`brands/${slug}/brand.json is not saved as UTF-8. Choose this encoding in the editor.`)
  return content.toString('utf8')
}

function parseJson(text: string, file: string): unknown {
  try {
    // Some editors put a mark of the encoding before the text.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw commandError(
      `${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
      error,
    )
  }
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? 'the file'
  if (issue.type === 'string') return `${field} is not a text`
  if (issue.type !== 'strict_object') return `${field} ${issue.message}`
  if (issue.expected === 'never') return `${field} is not a known field`
  return issue.expected === 'Object' ? `${field} is not an object` : `${field} is missing`
}

export function brandSlugs(): readonly string[] {
  return globSync('*/brand.json', { cwd: brands })
    .map((path) => basename(dirname(path)))
    .toSorted()
}

/** Returns a brand whose files fit together, or throws an error that names the wrong one. */
export function readBrand(slug: string): Brand {
  const slugs = brandSlugs()
  if (!slugs.includes(slug))
    throw commandError(`There is no brand ${slug} in apps/mobile/brands, only ${slugs.join(', ')}`)
  const brand = parseBrand(decodeBrand(readFileSync(join(brands, slug, 'brand.json')), slug), slug)
  checkBrandFiles(brand)
  return brand
}

export function checkBrandFiles(brand: Brand): void {
  const file = `brands/${brand.slug}/brand.json`
  for (const named of [brand.icon, brand.splash, brand.firebaseFile])
    if (named !== '' && !statSync(join(brand.folder, named), { throwIfNoEntry: false })?.isFile())
      throw commandError(`${file} names ${named}, which is not a file in the folder`)
  if (brand.firebaseFile !== '') checkFirebaseFile(brand)
}

/** What Google's plugin for Gradle needs. */
const firebaseSchema = v.object({
  project_info: v.object({ project_number: v.string() }),
  client: v.pipe(
    v.array(
      v.object({
        client_info: v.object({
          mobilesdk_app_id: v.pipe(v.string(), v.includes(':android:')),
          android_client_info: v.object({ package_name: v.string() }),
        }),
        api_key: v.pipe(v.array(v.object({ current_key: v.pipe(v.string(), v.nonEmpty()) })), v.nonEmpty()),
      }),
    ),
    v.nonEmpty(),
  ),
})

/** Refuses the file of another app: Firebase would send its messages there, or the build would fail. */
export function checkFirebaseFile({ slug, folder, firebaseFile, appId }: Brand): void {
  const path = `brands/${slug}/${firebaseFile}`
  const parsed = v.safeParse(
    firebaseSchema,
    parseJson(readFileSync(join(folder, firebaseFile), 'utf8'), path),
  )
  if (!parsed.success)
    throw commandError(
      `${path} is not Firebase's file of an Android app. Download google-services.json again.`,
    )
  const ids = parsed.output.client.map(({ client_info }) => client_info.android_client_info.package_name)
  if (!ids.includes(appId.android))
    throw commandError(`${path} is for the app ${ids.join(', ')}, but this brand has the id ${appId.android}`)
}

/** Refuses two brands with one id: a phone and a store can have only one of them. Apple ignores capitals. */
export function refuseSharedIds(brand: Brand, all: readonly Brand[]): void {
  for (const system of ['android', 'ios'] as const) {
    const id = brand.appId[system]
    const same = all.find(
      ({ slug, appId }) => slug !== brand.slug && appId[system].toLowerCase() === id.toLowerCase(),
    )
    if (same)
      throw commandError(
        `The brands ${brand.slug} and ${same.slug} have the same app id ${id}. Give each its own.`,
      )
  }
}

export function validBrands(): readonly Brand[] {
  return brandSlugs().flatMap((slug) => {
    const content = readFileSync(join(brands, slug, 'brand.json'))
    try {
      return [parseBrand(decodeBrand(content, slug), slug)]
    } catch {
      // An unfinished brand must not block the others.
      return []
    }
  })
}
