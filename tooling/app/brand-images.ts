import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Brand } from './brand.ts'

export interface BrandImage {
  readonly path: string
  readonly pixels: number
  /** If it differs from the width. */
  readonly height?: number
  readonly mark: 'ICON' | 'SPLASH'
  /** The width of the mark as a fraction of the picture's width. */
  readonly share: number
  readonly ground?: 'primary' | 'backgroundLight' | 'backgroundDark'
  /** The corner radius of the background as a fraction of its width; 0.5 is a circle. */
  readonly corner?: number
}

const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 }
const res = 'android/app/src/main/res'
const assets = 'ios/App/App/Assets.xcassets'

/** All pictures of a brand. Their sizes and margins are those that Android and iOS prescribe. */
export const brandImages: readonly BrandImage[] = [
  ...Object.entries(densities).flatMap(([name, density]) => androidIcons(name, density)),
  // The system scales it to 288 dp and shows only the central circle of 192 dp.
  { path: `${res}/drawable-xxxhdpi/splash.png`, pixels: 1152, mark: 'SPLASH', share: 0.42 },
  {
    path: `${assets}/AppIcon.appiconset/AppIcon-512@2x.png`,
    pixels: 1024,
    mark: 'ICON',
    share: 0.6,
    ground: 'primary',
  },
  {
    path: `${assets}/Splash.imageset/splash.png`,
    pixels: 2732,
    mark: 'SPLASH',
    share: 0.16,
    ground: 'backgroundLight',
  },
  {
    path: `${assets}/Splash.imageset/splash-dark.png`,
    pixels: 2732,
    mark: 'SPLASH',
    share: 0.16,
    ground: 'backgroundDark',
  },
  // For the page of the app at Google Play. Apple takes the icon from the app itself.
  { path: 'store/google-play-icon.png', pixels: 512, mark: 'ICON', share: 0.6, ground: 'primary' },
  {
    path: 'store/google-play-feature.png',
    pixels: 1024,
    height: 500,
    mark: 'ICON',
    share: 0.28,
    ground: 'primary',
  },
]

function androidIcons(name: string, density: number): readonly BrandImage[] {
  const icon = { pixels: 48 * density, mark: 'ICON', share: 0.56, ground: 'primary' } as const
  return [
    { ...icon, path: `${res}/mipmap-${name}/ic_launcher.png`, corner: 0.2 },
    { ...icon, path: `${res}/mipmap-${name}/ic_launcher_round.png`, corner: 0.5 },
    // 108 dp. Launchers cut out any shape that contains the central circle of 66 dp.
    {
      path: `${res}/mipmap-${name}/ic_launcher_foreground.png`,
      pixels: 108 * density,
      mark: 'ICON',
      share: 0.42,
    },
    { path: `${res}/drawable-${name}/ic_notification.png`, pixels: 24 * density, mark: 'ICON', share: 0.84 },
  ]
}

export async function renderImage(brand: Brand, image: BrandImage): Promise<Buffer> {
  const { pixels, share } = image
  const size = Math.round(pixels * share)
  const svg = readFileSync(join(brand.folder, image.mark === 'ICON' ? brand.icon : brand.splash))
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 }
  // An SVG is rendered at its own size. This density scales that to the required size, so that no pixels are enlarged.
  const { width, height } = await sharp(svg).metadata()
  const mark = await sharp(svg, { density: (72 * size) / Math.max(width, height) })
    .resize(size, size, { fit: 'contain', background: transparent })
    .png()
    .toBuffer()
  const rendered = sharp(groundOf(brand, image)).composite([{ input: mark, gravity: 'centre' }])
  // The App Store refuses an icon with transparency.
  const isOpaque = image.ground !== undefined && image.corner === undefined
  return await (isOpaque ? rendered.removeAlpha() : rendered).png({ compressionLevel: 9 }).toBuffer()
}

function groundOf({ colours }: Brand, { pixels, height = pixels, ground, corner = 0 }: BrandImage): Buffer {
  const fill = ground ? colours[ground] : 'none'
  const radius = pixels * corner
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${height}"><rect width="${pixels}" height="${height}" rx="${radius}" fill="${fill}"/></svg>`,
  )
}
