import type { Brand } from '../range/brands.ts'
import { lightnessOf, mix, readableOn } from './colour.ts'
import { archedLettering, lettering } from './lettering.ts'
import { ellipse, rect, rounded, clipTo, type Svg } from './paint.ts'

const sign = 'M34 128Q34 100 62 100H378Q406 100 406 128V312Q406 340 378 340H62Q34 340 34 312Z'

/** The logo of a brand: its name in its lettering and colours, as on its packs. */
export function brandSign(brand: Brand): Svg {
  const pale = brand.livery === 'pale' || lightnessOf(brand.base) > 0.6
  const ground = pale ? mix(brand.base, '#fffdf8', 0.93) : brand.base
  const ink = readableOn(ground, [pale ? brand.base : '#ffffff', '#1b211d'], 3.2)
  const band = brand.band === ground ? mix(ground, '#ffffff', 0.3) : brand.band
  const words = { x: 220, y: 240, size: 92, width: 316, fill: ink, face: brand.face }
  const name =
    brand.layout === 'arch'
      ? archedLettering(brand.name, { ...words, y: 234, radius: 460 })
      : lettering(brand.name, words)
  const mark =
    brand.layout === 'plate' || brand.layout === 'sun'
      ? ellipse({ x: 220, y: 352, w: 230, h: 66 }, band)
      : rect({ x: 0, y: brand.layout === 'block' ? 100 : 300, w: 440, h: 40 }, band)
  return clipTo(sign, rounded({ x: 34, y: 100, w: 372, h: 240 }, 28, ground) + mark + name)
}
