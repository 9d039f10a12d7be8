import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { brandSlugs, readBrand } from './brand.ts'
import { checkMarks } from './check-mark.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'provender-mark-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const svg = (content: string, attributes = 'viewBox="0 0 100 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`
const disc = (fill: string) => svg(`<circle cx="50" cy="50" r="30" fill="${fill}"/>`)

async function check(icon: string | Buffer, splash = disc('#808080')): Promise<void> {
  writeFileSync(join(folder, 'icon.svg'), icon)
  writeFileSync(join(folder, 'splash.svg'), splash)
  await checkMarks({ ...readBrand('demo'), slug: 'new', folder })
}

test.each(brandSlugs())('the marks of the brand %s are good', async (slug) => {
  await expect(checkMarks(readBrand(slug))).resolves.toBeUndefined()
})

describe('an icon', () => {
  test('in a colour that stands out is accepted', async () => {
    await expect(check(disc('#ffffff'))).resolves.toBeUndefined()
  })

  test('may have text in a comment', async () => {
    const comment = '<!-- was\n<text>LF</text> and <image href="https://cdn.example/logo.png"/> -->'
    await expect(
      check(svg(`${comment}<circle cx="50" cy="50" r="30" fill="#fff"/>`)),
    ).resolves.toBeUndefined()
  })

  test.each([
    ['is no SVG', 'not svg', 'brands/new/icon.svg is not an SVG picture'],
    ['is blank', svg(''), 'brands/new/icon.svg is blank'],
    ['is drawn in a transparent colour', disc('none'), 'brands/new/icon.svg is blank'],
    [
      'covers its ground',
      svg('<rect width="100" height="100" fill="#fff"/>'),
      'brands/new/icon.svg has a ground',
    ],
    ['has the colour of its ground', disc('#20663a'), 'hard to see on colours.primary (#1d5f36)'],
    ['is too large a picture', svg('<circle r="9"/>', 'width="5000" height="5000"'), '5000 × 5000 pixels'],
    ['is too large a file', svg(`<!--${'x'.repeat(600_000)}--><circle r="9"/>`), 'A mark may have 500 KB'],
    [
      'loads a picture',
      svg('<image href="https://cdn.example/logo.png"/>'),
      'loads https://cdn.example/logo.png',
    ],
    [
      'loads a style',
      svg('<style>@import "https://cdn.example/a.css";</style>'),
      'loads https://cdn.example/a.css',
    ],
    ['loads a pattern', svg('<rect fill="url(other.svg#a)"/>'), 'loads other.svg#a'],
    [
      'covers its ground but for a margin',
      svg('<rect x="9" y="9" width="80" height="80" fill="#fff"/>'),
      'has a ground',
    ],
    ['is nearly as dim as its ground', disc('rgba(255, 255, 255, 0.3)'), 'hard to see on colours.primary'],
    ['has text', svg('<text y="70" font-size="60" fill="#fff">LF</text>'), 'brands/new/icon.svg has text'],
    [
      'is a thin strip',
      svg('<path d="M0 0h1400v90z" fill="#fff"/>', 'viewBox="0 0 1400 90"'),
      '1400 × 90 pixels',
    ],
    [
      'is endless',
      svg('<circle r="9"/>', 'width="999999999" height="999999999"'),
      'brands/new/icon.svg cannot be drawn',
    ],
    ['has a script', svg('<script>alert(1)</script>'), 'loads script'],
    ['has a script by another name', svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), 'loads script'],
    ['loads one of several pictures', svg('<style>*{fill:image-set("a.png" 1x)}</style>'), 'loads a.png'],
    ['loads a picture later', svg('<image><set attributeName="href" to="a.png"/></image>'), 'loads href'],
    [
      'has another SVG in it',
      svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
      'loads data:image/svg+xml',
    ],
    [
      'is a letter on a disc',
      svg('<circle cx="50" cy="50" r="45" fill="#fff"/><path d="M35 25v50h30v-10h-20v-40z" fill="#1d5f36"/>'),
      'brands/new/icon.svg has several colours',
    ],
    [
      'has two colours side by side',
      svg('<path d="M10 20h30v60h-30z" fill="#fff"/><circle cx="70" cy="50" r="15" fill="#101010"/>'),
      'brands/new/icon.svg has several colours',
    ],
    [
      'is a white letter on an orange disc',
      svg('<circle cx="50" cy="50" r="45" fill="#f39c12"/><path d="M35 25v50h30v-10h-20v-40z" fill="#fff"/>'),
      'brands/new/icon.svg has several colours',
    ],
    [
      'is a yellow letter on a white disc',
      svg('<circle cx="50" cy="50" r="45" fill="#fff"/><path d="M35 25v50h30v-10h-20v-40z" fill="#f2c94c"/>'),
      'brands/new/icon.svg has several colours',
    ],
    [
      'has two colours that are equally light',
      svg('<path d="M10 20h30v60h-30z" fill="#ff9c9c"/><path d="M60 20h30v60h-30z" fill="#9cb8ff"/>'),
      'brands/new/icon.svg has several colours',
    ],
    [
      'is a dot in an empty picture',
      svg('<circle cx="50" cy="50" r="9" fill="#fff"/>'),
      'brands/new/icon.svg is almost empty',
    ],
  ])('that %s is refused with its name and the reason', async (_what, icon, reason) => {
    await expect(check(icon)).rejects.toThrow(reason)
  })
})

test('an icon that is compressed is refused: nobody sees what it loads', async () => {
  await expect(check(gzipSync(disc('#ffffff')))).rejects.toThrow('brands/new/icon.svg is not an SVG picture')
})

test('an icon may be shaded', async () => {
  const shades = svg('<path d="M10 20h30v60h-30z" fill="#fff"/><circle cx="70" cy="50" r="15" fill="#ddd"/>')
  await expect(check(shades)).resolves.toBeUndefined()
  const tinted = svg(
    '<path d="M10 20h30v60h-30z" fill="#d3f2de"/><circle cx="70" cy="50" r="15" fill="#a8dfbc"/>',
  )
  await expect(check(tinted)).resolves.toBeUndefined()
})

test('a splash has to be visible in the light and in the dark', async () => {
  await expect(check(disc('#ffffff'), disc('#fefefe'))).rejects.toThrow(
    'brands/new/splash.svg is hard to see on colours.backgroundLight',
  )
  await expect(check(disc('#ffffff'), disc('#101010'))).rejects.toThrow('colours.backgroundDark')
})

test('the light ground has to be lighter than the dark one', async () => {
  const { colours, ...brand } = readBrand('demo')
  const { backgroundLight, backgroundDark } = colours
  const swapped = { ...colours, backgroundLight: backgroundDark, backgroundDark: backgroundLight }
  await expect(checkMarks({ ...brand, colours: swapped })).rejects.toThrow(
    `brands/demo/brand.json: colours.backgroundLight (${backgroundDark}) is darker than colours.backgroundDark (${backgroundLight})`,
  )
})
