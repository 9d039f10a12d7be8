import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { commandError } from '@provender/server/cli/command-error'
import * as v from 'valibot'
import { root } from '../sources.ts'

export const mobile = join(root, 'apps/mobile')
const brands = join(mobile, 'brands')

/** The scheme of links to the common app. A wholesaler's app has none: it opens the wholesaler's web addresses. */
export const commonAppScheme = 'provender'

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'is not a colour like #1d5f36'))
const svgFile = v.pipe(v.string(), v.regex(/^[\w.-]+\.svg$/, 'is not the name of an SVG file in the folder'))
/** A text that may be empty. If it is not, it has this form. */
function emptyOr(hasForm: (text: string) => boolean, form: string): v.GenericSchema<string> {
  return v.pipe(
    v.string(),
    v.check((text) => text === '' || hasForm(text), `is neither empty nor ${form}`),
  )
}

const storeAddress = emptyOr(
  (text) => URL.canParse(text) && text.startsWith('https://'),
  'an https:// address',
)

const brandSchema = v.strictObject({
  name: v.pipe(
    v.string(),
    v.regex(/^[\p{L}\p{N}][^<>"\\$\p{C}]{0,29}$/u, 'is not a name of 1 to 30 characters without <>"\\$'),
  ),
  appId: v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)+$/, 'is not an id like com.example.orders'),
  ),
  /** The address of the wholesaler's server. Empty for the common app, which asks for one. */
  server: emptyOr(
    (text) => text.startsWith('https://') && URL.canParse(text) && new URL(text).origin === text,
    'an address like https://orders.example',
  ),
  /** The host whose links the app opens. */
  linkHost: emptyOr((text) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text), 'a host like orders.example'),
  colours: v.strictObject({
    primary: colour,
    backgroundLight: colour,
    backgroundDark: colour,
  }),
  /** The mark in one colour on a transparent ground. It is put on the primary colour. */
  icon: svgFile,
  /** The picture during the start of the app, on the light or dark background. */
  splash: svgFile,
  stores: v.strictObject({ googlePlay: storeAddress, appStore: storeAddress }),
  /** The team at Apple that signs the app. */
  teamId: emptyOr((text) => /^[A-Z0-9]{10}$/.test(text), 'ten capital letters and digits'),
  /** Firebase's file of the Android app. Without it, Android gets no push messages. */
  firebaseFile: emptyOr((text) => /^[\w.-]+\.json$/.test(text), 'the name of a JSON file in the folder'),
})

export interface Brand extends v.InferOutput<typeof brandSchema> {
  readonly slug: string
  /** The folder of brand.json and its files. */
  readonly folder: string
}

/** A file that is made for a brand. */
export interface TextFile {
  /** From `apps/mobile`. */
  readonly path: string
  readonly content: string
}

/** The name as it is written in XML. */
export function xmlName({ name }: Brand): string {
  return name.replaceAll('&', '&amp;')
}

export function isCommonApp({ server }: Pick<Brand, 'server'>): boolean {
  return server === ''
}

/** Returns the brand, or throws an error that names the field. */
export function parseBrand(text: string, slug: string): Brand {
  const file = `brands/${slug}/brand.json`
  const parsed = v.safeParse(brandSchema, parseJson(text, file))
  if (!parsed.success) throw commandError(`${file}: ${parsed.issues.map(describeIssue).join('; ')}`)
  const brand = { ...parsed.output, slug, folder: join(brands, slug) }
  if (isCommonApp(brand) !== (brand.linkHost === ''))
    throw commandError(
      `${file}: set both server and linkHost (wholesaler's app), or leave both empty (common app)`,
    )
  if (!isCommonApp(brand) && new URL(brand.server).host !== brand.linkHost)
    throw commandError(`${file}: linkHost must be the host of server, because the app opens no other links`)
  return brand
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw commandError(
      `${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
      error,
    )
  }
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? 'the file'
  if (issue.type !== 'strict_object') return `${field} ${issue.message}`
  return issue.expected === 'never' ? `${field} is not a known field` : `${field} is missing`
}

export function brandSlugs(): readonly string[] {
  return globSync('*/brand.json', { cwd: brands })
    .map((path) => basename(dirname(path)))
    .toSorted()
}

export function readBrand(slug: string): Brand {
  const slugs = brandSlugs()
  if (!slugs.includes(slug)) throw commandError(`"${slug}" is not one of the brands ${slugs.join(', ')}`)
  const brand = parseBrand(readFileSync(join(brands, slug, 'brand.json'), 'utf8'), slug)
  for (const file of [brand.icon, brand.splash, brand.firebaseFile])
    if (file !== '' && !existsSync(join(brand.folder, file)))
      throw commandError(`brands/${slug}/brand.json names ${file}, which is not in the folder`)
  return brand
}

/** The brand whose files are in the native projects. */
export function readAppliedBrand(): Brand {
  const { appId } = JSON.parse(readFileSync(join(mobile, 'capacitor.config.json'), 'utf8'))
  return brandWithId(appId, brandSlugs().map(readBrand))
}

/** Throws if no brand has this id, or if several have it: the app would be built for the wrong server. */
export function brandWithId(appId: string, all: readonly Brand[]): Brand {
  const [brand, ...others] = all.filter((each) => each.appId === appId)
  if (!brand)
    throw commandError(
      `The native projects have the app id ${appId}, which no brand has. Apply a brand first: npm run app -- brand <brand>`,
    )
  if (others.length > 0) {
    const slugs = [brand, ...others].map(({ slug }) => slug).join(', ')
    throw commandError(`The brands ${slugs} have the same app id ${appId}. Give each its own.`)
  }
  return brand
}
