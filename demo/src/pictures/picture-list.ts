import type { Brand } from '../range/brands.ts'
import { labelNameOf, type BaseProduct, type Flavour } from '../range/category-range.ts'
import { bases } from '../range/ranges.ts'
import { toneOf } from './arts.ts'
import { labelBackground, lightnessOf, mix, readableOn } from './colour.ts'
import type { Label } from './labels.ts'
import { pictureFileOf } from './picture-files.ts'

// Minimum contrast of large and small lettering.
const large = 3.2
const small = 4.5

const white = '#ffffff'
const dark = '#1b211d'

interface Colours {
  readonly ground: string
  readonly ink: string
  readonly band: string
}

// A band is visible on its background, and the name is readable on it.
const bandOn = (ground: string, preferred: string): string =>
  labelBackground(preferred === ground ? mix(preferred, white, 0.3) : preferred)

function coloursOf(brand: Brand, tone: string, flavoured: boolean): Colours {
  const own = labelBackground(tone)
  if (brand.livery === 'house') {
    const ink = lightnessOf(brand.base) > 0.6 ? brand.band : white
    return {
      ground: brand.base,
      ink: readableOn(brand.base, [ink, white, dark], large),
      band: bandOn(brand.base, flavoured ? own : brand.band),
    }
  }
  if (brand.livery === 'product') {
    const stands = lightnessOf(brand.band) > 0.6 && lightnessOf(own) < 0.6
    const band = bandOn(own, stands ? brand.band : mix(own, '#000000', 0.45))
    return { ground: own, ink: readableOn(own, [white, dark], large), band }
  }
  const ground = mix(tone, '#fffdf8', 0.9)
  return { ground, ink: readableOn(ground, [brand.base, dark], large), band: own }
}

/** The label of a product's pack. */
function labelOf(base: BaseProduct, brand: Brand, flavour: Flavour): Label {
  const tone = flavour.tone ?? toneOf(flavour.art)
  const colours = coloursOf(brand, tone, base.flavours.length > 1)
  return {
    brand: brand.name,
    name: labelNameOf(base, flavour),
    face: brand.face,
    layout: brand.layout,
    ...colours,
    bandInk: readableOn(colours.band, [white, dark], small),
    art: flavour.art,
    tone,
  }
}

export interface PackShot {
  readonly file: string
  readonly pack: string
  readonly label: Label
}

/** Every pack shot of the range: one for each base, brand and flavour. */
export const packShots: readonly PackShot[] = bases.flatMap((base) =>
  base.brands.flatMap((brand) =>
    base.flavours.map((flavour) => ({
      file: pictureFileOf(base, brand, flavour),
      pack: base.pack,
      label: labelOf(base, brand, flavour),
    })),
  ),
)
