import sharp from 'sharp'
import type { Brand } from '../range/brands.ts'
import { brandSign } from './brand-sign.ts'
import type { Label } from './labels.ts'
import { requirePack } from './packs.ts'
import { lights, type Svg } from './paint.ts'

/** Both square, in pixels. */
const pictureEdge = 384
const signEdge = 256

async function rendered(svg: Svg, edge: number): Promise<Buffer> {
  const file = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 440 440" width="${edge}" height="${edge}"><defs>${lights}</defs>${svg}</svg>`
  return sharp(Buffer.from(file)).webp({ quality: 48, alphaQuality: 70, effort: 6 }).toBuffer()
}

/** A pack shot on a transparent ground, as WebP. */
export async function renderPack(pack: string, label: Label): Promise<Buffer> {
  return rendered(requirePack(pack)(label), pictureEdge)
}

/** The logo of a brand, as WebP. */
export async function renderSign(brand: Brand): Promise<Buffer> {
  return rendered(brandSign(brand), signEdge)
}
