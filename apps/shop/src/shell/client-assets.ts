import type { Language } from '@provender/domain/languages'
import type { BuildChunk, BuildManifest } from '@provender/schema/shop-renderer'
import type { ServerManifest } from '@tanstack/router-core'

const entry = 'src/entry-client.tsx'
const homePage = 'src/features/home/home-page.tsx'

interface Reader {
  readonly language: Language
  readonly isSignedIn: boolean
}

export function clientAssets(build: BuildManifest, { language, isSignedIn }: Reader): ServerManifest {
  const start = startOf(build)
  const isTradingNeeded = isSignedIn
    ? [`src/locales/trading/${language}.po`, 'src/shell/signed-in-features.ts']
    : []
  const extraFiles = [`src/locales/${language}.po`, ...isTradingNeeded].map((file) => build[file])
  const always = [...new Set([start, ...extraFiles].flatMap((chunk) => (chunk ? filesOf(build, chunk) : [])))]
  const routes: ServerManifest['routes'] = {}
  for (const [key, chunk] of Object.entries(build)) {
    // The buttons on the home page should work at once. Visitors see only links there.
    const id = key === homePage && isSignedIn ? '/' : routeIdOf(key)
    if (id === undefined) continue
    const routeFiles = filesOf(build, chunk).filter((each) => !always.includes(each))
    routes[id] = { preloads: [...new Set([...(routes[id]?.preloads ?? []), ...routeFiles])] }
  }
  routes['__root__'] = {
    preloads: always,
    css: startFiles(build).css,
    scripts: [{ attrs: { type: 'module', async: true, src: startFiles(build).script } }],
  }
  return { routes }
}

export function startFiles(build: BuildManifest): { readonly script: string; readonly css: string[] } {
  const styles = build['style.css']
  if (!styles) throw new Error('The client build has no styles')
  return { script: `/${startOf(build).file}`, css: [`/${styles.file}`] }
}

function startOf(build: BuildManifest): BuildChunk {
  const start = build[entry]
  if (!start) throw new Error(`The client build has no ${entry}`)
  return start
}

/**
 * The font files that the first paint needs. Polish and Turkish letters are in a second file: if it came only after the
 * layout, the text would visibly wrap again.
 */
export function preloadedFonts(build: BuildManifest, language: Language): readonly string[] {
  const files = [...new Set(Object.values(build).flatMap(({ assets }) => assets ?? []))]
  const fontName =
    language === 'en' ? /archivo-latin-wght-normal.*\.woff2$/ : /archivo-latin(?:-ext)?-wght-normal.*\.woff2$/
  return files.filter((file) => fontName.test(file)).map((file) => `/${file}`)
}

/** The router's id for a chunk of a route file: `shop` is `/shop`, `baskets.index` is `/baskets/`, `_x` stays. */
function routeIdOf(key: string): string | undefined {
  const file = /^src\/routes\/(.+)\.tsx\?tsr-split=/.exec(key)?.[1]
  if (file === undefined) return undefined
  const path = `/${file.replaceAll('.', '/')}`.replace(/\/index$/, '/')
  return path === '/__root' ? '__root__' : path
}

function filesOf(build: BuildManifest, chunk: BuildChunk): string[] {
  const files = new Set<string>()
  const add = (each: BuildChunk): void => {
    if (files.has(`/${each.file}`)) return
    files.add(`/${each.file}`)
    for (const key of each.imports ?? []) {
      const imported = build[key]
      if (imported) add(imported)
    }
  }
  add(chunk)
  return [...files]
}
