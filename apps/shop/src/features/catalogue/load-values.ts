import { notFound } from '@tanstack/react-router'
import type { RouterContext } from '../../kernel/app/router-context.ts'
import { shellQuery } from '../../kernel/app/shop-queries.ts'
import { askBoth } from './device/device-first.ts'
import { canSeeCatalogue } from './login-wall.ts'
import { AttributeValues } from './values-page.documents.ts'

/** Every attribute with its values; without a connection those of the catalogue on the device, which has no pictures of them. */
export const valuesQuery = askBoth({
  operation: AttributeValues,
  variables: {},
  onDevice: async (device) => {
    const counted = await device.products({ pageSize: 1 })
    const productAttributes = counted?.facets.map((facet) => ({
      ...facet,
      values: facet.values.map((value) => ({ ...value, pictureUrl: null })),
    }))
    return productAttributes && { answer: { productAttributes }, isWhole: false }
  },
})

/** The pages of categories, brands and countries exist when showAttributesAsPage is on (docs/product-rules.md#addresses). */
export async function valuePagesExist({ queryClient }: RouterContext): Promise<void> {
  const { initConfig } = await queryClient.ensureQueryData(shellQuery)
  if (!initConfig.config.showAttributesAsPage) throw notFound()
}

/** The values of one attribute as a page; one that the wholesaler does not have is not there. */
export async function loadValues(
  context: RouterContext,
  code: string,
): Promise<{ readonly isOpen: boolean }> {
  await valuePagesExist(context)
  if (!(await canSeeCatalogue(context))) return { isOpen: false }
  const { productAttributes } = await valuesQuery.load(context.queryClient)
  if (!productAttributes.some((attribute) => attribute.code === code)) throw notFound()
  return { isOpen: true }
}
