import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { phoneWidth } from './phone-width.ts'

type Rgb = readonly [number, number, number]

/** Linear sRGB of an oklch colour, clipped to the screen's gamut. */
function linear(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

function contrast(first: Rgb, second: Rgb): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

function colour(token: string, theme: 'light' | 'dark'): Rgb {
  const value = new RegExp(`--${token}:([^;]+);`).exec(css)?.[1] ?? ''
  const shades = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map((match) =>
    match.slice(1).map(Number),
  )
  const shade = shades[theme === 'light' ? 0 : shades.length - 1]
  if (!shade) throw new Error(`no colour --${token}`)
  return linear(shade[0]!, shade[1]!, shade[2]!)
}

const words = 4.5
const edges = 3

const pairs: readonly (readonly [string, string, number])[] = [
  ['ink', 'ground', words],
  ['ink-2', 'ground', words],
  ['ink-3', 'ground', words],
  ['ink-3', 'sunken', words],
  ['ink-2', 'raised', words],
  ['ink-2', 'ambient', words],
  ['ink-2', 'chilled', words],
  ['ink-2', 'frozen', words],
  ['ink-3', 'ambient', edges],
  ['ground', 'ink', words],
  ['accent', 'ground', words],
  ['accent', 'accent-soft', words],
  ['accent', 'raised', words],
  ['on-accent', 'accent', words],
  ['on-accent', 'accent-deep', words],
  ['promo', 'ground', words],
  ['on-promo', 'promo', words],
  ['on-sticker', 'sticker', words],
  ['low', 'ground', words],
  ['low', 'low-soft', words],
  ['ink', 'low-soft', words],
  ['bad', 'ground', words],
  ['bad', 'bad-soft', words],
  ['ink', 'bad-soft', words],
  ['on-poster', 'poster', words],
  ['line-strong', 'ground', edges],
]

describe.each(['light', 'dark'] as const)('in the %s', (theme) => {
  test.each(pairs)('%s on %s has a contrast of at least %d', (front, back, least) => {
    expect(contrast(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(least)
  })
})

test('the layout changes at the specified window widths', () => {
  const theme = readFileSync(new URL('theme.css', import.meta.url), 'utf8')
  const pixels = (name: string) =>
    Number(new RegExp(`--breakpoint-${name}: ([\\d.]+)rem;`).exec(theme)?.[1]) * 16
  expect(['sm', 'tablet', 'md', 'lg'].map(pixels)).toEqual([428, 744, 1024, 1440])
  expect(phoneWidth).toBe(`(width < ${pixels('tablet') / 16}rem)`)
})
