import type { RegisteredRouter } from '@tanstack/react-router'
import type { RouteByPath, RouteToPath } from '@tanstack/router-core'
import { printAddressQuery } from './address.ts'

/** Every page of the shop, as its router has them: `/account/orders/$number`. */
export type ShopPath = RouteToPath<RegisteredRouter>

/** The router has the page of a folder with a stroke at its end. */
type TypesOf<To extends ShopPath> = RouteByPath<RegisteredRouter['routeTree'], To | `${To}/`>['types']

/** What the query of a page may hold, as links write it. */
export type SearchOf<To extends ShopPath> = TypesOf<To>['fullSearchSchemaInput']

type Part<Key extends string, Value> = keyof Value extends never
  ? { readonly [key in Key]?: undefined }
  : Partial<Value> extends Value
    ? { readonly [key in Key]?: Value }
    : { readonly [key in Key]: Value }

/** A page of the shop with its parameters: what the router's own `navigate` takes. */
export type Address<To extends ShopPath> = { readonly to: To } & Part<'params', TypesOf<To>['allParams']> &
  Part<'search', SearchOf<To>>

/**
 * The address of a page, as the router prints it. Every link of the shop is made here: a page that does not exist, or a parameter
 * that its route does not read, does not compile (docs/architecture.md#addresses).
 */
export function hrefOf<const To extends ShopPath>(address: Address<To>): string {
  const { to, params, search }: Printed = address
  const path = params ? to.replace(/\$(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? '')) : to
  return search ? path + printAddressQuery(search) : path
}

/** An address as it is printed, whichever page it is of. */
interface Printed {
  readonly to: string
  readonly params?: Readonly<Record<string, string>> | undefined
  readonly search?: object | undefined
}
