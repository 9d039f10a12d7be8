import icons from '@iconify-json/fluent-emoji/icons.json' with { type: 'json' }
import { hashOf } from '../random-source.ts'
import { hueOf, longHex, applyTint, type Tint } from './colour.ts'
import type { Svg } from './paint.ts'

export interface EmojiStyle {
  readonly name: string
  readonly tint: Tint | null
  /** Only tints hues between these degrees, so that a leaf stays green. */
  readonly hues: readonly [number, number] | null
}

const drawings: Readonly<Record<string, { readonly body: string; readonly width?: number }>> = icons.icons

/** Hues wrap around: 300 to 60 contains all reds. Greys have no hue. */
function isBetween(hue: number | null, [from, to]: readonly [number, number]): boolean {
  if (hue === null) return false
  return from <= to ? hue >= from && hue <= to : hue >= from || hue <= to
}

function recoloured(body: string, { tint, hues }: EmojiStyle): string {
  if (!tint) return body
  return body.replaceAll(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi, (written) => {
    const hex = longHex(written)
    return hues && !isBetween(hueOf(hex), hues) ? hex : applyTint(hex, tint)
  })
}

/**
 * A Fluent Emoji (Microsoft, MIT) in a square of 100, tinted. Gradient ids have a prefix, so that one picture can contain several emoji.
 */
export function emojiOf(style: EmojiStyle): Svg {
  const icon = drawings[style.name]
  if (!icon) throw new Error(`There is no emoji ${style.name}.`)
  const prefix = `e${hashOf(JSON.stringify(style)).toString(36)}`
  const body = recoloured(icon.body, style)
    .replaceAll(/id="([^"]+)"/g, `id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`)
  return `<g transform="scale(${100 / (icon.width ?? 32)})">${body}</g>`
}
