import { notFound } from '@tanstack/react-router'
import { shellQuery } from '../../kernel/session/shop-queries.ts'
import type { RouterContext } from '../../kernel/state/router-context.ts'
import { deviceFirstQuery } from './device/device-first-query.ts'
import { canSeeCatalogue } from './login-wall.ts'
import { AttributeValues } from './values-page.documents.ts'

/** All attributes with their values. Without a connection, those of the catalogue on the device, which have no pictures. */
export const valuesQuery = deviceFirstQuery({
  operation: AttributeValues,
  variables: {},
  onDevice: async (device) => {
    const counted = await device.products({ pageSize: 1 })
    const productAttributes = counted?.facets.map((facet) => ({
      ...facet,
      values: facet.values.map((value) => ({ ...value, pictureUrl: null })),
    }))
    return productAttributes && { answer: { productAttributes }, isComplete: false }
  },
})

/** Category, brand and country pages exist only if showAttributesAsPage is on (docs/product-rules.md#addresses). */
export async function valuePagesExist({ queryClient }: RouterContext): Promise<void> {
  const { initConfig } = await queryClient.ensureQueryData(shellQuery)
  if (!initConfig.config.showAttributesAsPage) throw notFound()
}

/** Loads the values of one attribute as a page. Not found if the wholesaler does not have the attribute. */
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
