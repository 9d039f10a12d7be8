import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { appliedBrandRecord } from './applied-brand.ts'
import { brandFiles } from './brand-files.ts'
import { brandImages, renderImage } from './brand-images.ts'
import { type Brand, mobile, refuseSharedIds, validBrands } from './brand.ts'
import { checkMarks } from './check-mark.ts'

/** Writes the files of a brand into the native projects. Makes all of them first, so that a wrong brand changes nothing. */
export async function applyBrand(brand: Brand, project = mobile): Promise<void> {
  refuseSharedIds(brand, validBrands())
  await checkMarks(brand)
  const files: { readonly path: string; readonly content: string | Buffer }[] = [...brandFiles(brand)]
  for (const image of brandImages) files.push({ path: image.path, content: await renderImage(brand, image) })
  // Last: without it, the projects count as unfinished.
  files.push(appliedBrandRecord(brand))
  for (const { path, content } of files) write(join(project, path), content)
  copyFirebaseFile(brand, project)
}

function write(file: string, content: string | Buffer): void {
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
