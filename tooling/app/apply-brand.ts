import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brandFiles } from './brand-files.ts'
import { brandImages, renderImage } from './brand-images.ts'
import { type Brand, mobile } from './brand.ts'

/** Writes the files of a brand into the native projects. */
export async function applyBrand(brand: Brand): Promise<void> {
  for (const { path, content } of brandFiles(brand)) write(path, content)
  for (const image of brandImages) write(image.path, await renderImage(brand, image))
  copyFirebaseFile(brand)
}

function write(path: string, content: string | Buffer): void {
  const file = join(mobile, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/**
 * Gradle adds Firebase only if this file exists, so the file of another brand must be deleted. Git ignores it: without the copy,
 * a fresh clone of a brand with push messages would build an app that crashes.
 */
export function copyFirebaseFile({ folder, firebaseFile }: Brand, project = mobile): void {
  const target = join(project, 'android/app/google-services.json')
  if (firebaseFile === '') rmSync(target, { force: true })
  else copyFileSync(join(folder, firebaseFile), target)
}
