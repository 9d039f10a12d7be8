import type { FieldType, ProductField } from './product-field.ts'
import { productFields } from './product-fields.ts'

type Fields = typeof productFields
export type ProductFieldName = keyof Fields
type ValueOf<Type> = Type extends FieldType<infer Value> ? Value : never

export type ProductValues = { readonly [Name in ProductFieldName]: ValueOf<Fields[Name]['type']> }

/** Some of the fields: those whose `deviceSection` or `readers` is one of `Values`. */
export type ProductValuesWith<
  Property extends 'deviceSection' | 'readers',
  Values extends ProductField[Property],
> = {
  readonly [
    Name in ProductFieldName as Fields[Name][Property] extends Values ? Name : never
  ]: ProductValues[Name]
}

export type ProductColumns = {
  [Name in ProductFieldName as Fields[Name]['column']]: ProductValues[Name]
}

export type ImportedProductValues = {
  readonly [
    Name in ProductFieldName as [NonNullable<Fields[Name]['imported']>] extends [never] ? never : Name
  ]: ProductValues[Name]
}

export const productFieldList: readonly (ProductField & {
  readonly name: ProductFieldName
  readonly wire: string
})[] = (Object.entries(productFields) as [ProductFieldName, ProductField][]).map(([name, field]) => ({
  ...field,
  name,
  wire: field.wire ?? name,
}))

export function blankValues<Left extends ProductFieldName = never>(
  left: readonly Left[] = [],
): Omit<ProductValues, Left> {
  const others = productFieldList.filter(({ name }) => !left.some((each) => each === name))
  return Object.fromEntries(others.map(({ name, blank }) => [name, blank])) as unknown as ProductValues
}

export const blankProduct: ProductValues = blankValues()
