import { notFound } from '@tanstack/react-router'
import { ask } from '../api/ask.ts'
import type { RouterContext } from '../app/router.tsx'
import { shellQuery } from '../app/shop-queries.ts'
import { canSeeCatalogue } from './login-wall.ts'
import { AttributeValues } from './values-page.documents.ts'

export const valuesQuery = ask(AttributeValues, {})

/** The pages of categories, brands and countries exist when showAttributesAsPage is on (decisions, "Routes and screens"). */
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
  const { productAttributes } = await context.queryClient.ensureQueryData(valuesQuery)
  if (!productAttributes.some((attribute) => attribute.code === code)) throw notFound()
  return { isOpen: true }
}
