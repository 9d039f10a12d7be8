import type { ProductId } from '@provender/domain/ids'
import { fold } from './search/fold.ts'

/** A name for use in an address: folded, with words joined by hyphens; empty if nothing is left. */
export function slugOf(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')
}

/**
 * The last segment of a product page's address: `{slug}-{id}`, or only the id if the name gives no slug
 * (docs/product-rules.md#addresses).
 */
export function productAddress(name: string, id: ProductId | string): string {
  const slug = slugOf(name)
  return slug === '' ? String(id) : `${slug}-${id}`
}

export function productPath(name: string, id: ProductId | string): string {
  return `/product/${productAddress(name, id)}`
}

export function productIdIn(segment: string): number | undefined {
  const digits = /(?:^|-)(\d{1,15})$/.exec(segment)?.[1]
  return digits === undefined ? undefined : Number(digits)
}
