import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { brandPictureFileOf, picturesFolder } from './src/pictures/picture-files.ts'
import { packShots } from './src/pictures/picture-list.ts'
import { renderPack, renderSign } from './src/pictures/render.ts'
import { brands } from './src/range/brands.ts'

// Draws every picture of the demo wholesaler into demo/pictures and overwrites existing ones: node demo/make-pictures.ts
// The emoji on the packs are Fluent Emoji (MIT), the lettering uses OFL fonts: see pictures/NOTICE.txt.

mkdirSync(picturesFolder, { recursive: true })
for (const file of readdirSync(picturesFolder)) {
  if (file.endsWith('.webp')) rmSync(new URL(file, picturesFolder))
}

let bytes = 0
function save(file: string, picture: Buffer): void {
  writeFileSync(new URL(file, picturesFolder), picture)
  bytes += picture.length
}

for (const { file, pack, label } of packShots) save(file, await renderPack(pack, label))
for (const brand of brands) save(brandPictureFileOf(brand.code), await renderSign(brand))

console.log(`${packShots.length} pack shots and ${brands.length} signs, ${(bytes / 1e6).toFixed(2)} MB`)
