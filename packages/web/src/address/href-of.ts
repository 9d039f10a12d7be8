import type { RegisteredRouter } from '@tanstack/react-router'
import type { RouteByPath, RouteToPath } from '@tanstack/router-core'
import { printAddressQuery } from './address.ts'

/** The path of every page, as the router writes it: `/account/orders/$number`. */
export type PagePath = `${RouteToPath<RegisteredRouter>}`

/** The router ends the path of a folder's index page with a slash. */
type TypesOf<To extends PagePath> = RouteByPath<RegisteredRouter['routeTree'], To | `${To}/`>['types']

export type SearchOf<To extends PagePath> = TypesOf<To>['fullSearchSchemaInput']

type Part<Key extends string, Value> = keyof Value extends never
  ? { readonly [key in Key]?: undefined }
  : Partial<Value> extends Value
    ? { readonly [key in Key]?: Value }
    : { readonly [key in Key]: Value }

export type Address<To extends PagePath> = { readonly to: To } & Part<'params', TypesOf<To>['allParams']> &
  Part<'search', SearchOf<To>>

/**
 * Returns the address of a page with the prefix of this app. Create every link with it: a page that
 * does not exist, or a parameter that its route does not read, does not compile
 * (docs/architecture.md#addresses).
 */
export function hrefOf<const To extends PagePath>(address: Address<To>): string {
  const { to, params, search }: PrintableAddress = address
  const path = params ? to.replace(/\$(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? '')) : to
  return import.meta.env.BASE_URL.slice(0, -1) + path + (search ? printAddressQuery(search) : '')
}

interface PrintableAddress {
  readonly to: string
  readonly params?: Readonly<Record<string, string>> | undefined
  readonly search?: object | undefined
}
