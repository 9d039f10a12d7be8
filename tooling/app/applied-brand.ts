import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandError } from '@provender/server/cli/command-error'
import * as v from 'valibot'
import { brandFiles } from './brand-files.ts'
import { type Brand, mobile, readBrand, refuseSharedIds, type TextFile, validBrands } from './brand.ts'

const recordPath = 'applied-brand.json'
const recordSchema = v.object({ brand: v.string(), sources: v.string() })

/** Names the brand in the native projects, and the sources that they were made from. */
export function appliedBrandRecord(brand: Brand): TextFile {
  return {
    path: recordPath,
    content: `${JSON.stringify({ brand: brand.slug, sources: hashOfSources(brand) }, undefined, 2)}\n`,
  }
}

function hashOfSources({ folder, icon, splash }: Brand): string {
  const hash = createHash('sha256')
  for (const file of ['brand.json', icon, splash]) hash.update(readFileSync(join(folder, file))).update('\0')
  return hash.digest('hex')
}

/** The brand in the native projects. Refuses projects that differ from the brand as it is now, and a brand that shares its ids. */
export function readAppliedBrand(project = mobile): Brand {
  const path = join(project, recordPath)
  if (!existsSync(path))
    throw commandError('The native projects have no brand. Apply one first: npm run app -- brand <brand>')
  const record = v.parse(recordSchema, JSON.parse(readFileSync(path, 'utf8')))
  const brand = readBrand(record.brand)
  refuseSharedIds(brand, validBrands())
  const changed = [...brandFiles(brand), appliedBrandRecord(brand)].find(
    (file) => readText(join(project, file.path)) !== file.content,
  )
  if (changed)
    throw commandError(
      `apps/mobile/${changed.path} does not fit brands/${brand.slug}, which has changed since it was applied. ` +
        `Apply it again: npm run app -- brand ${brand.slug}`,
    )
  return brand
}

function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
