import SchemaBuilder from '@pothos/core'
import type { Minor, Quantity, UnitPrice } from '@provender/domain/money/money'
import type { Access } from '@provender/domain/permission/permission'
import { type App, appsFor } from './app.ts'
import type { Context } from './context.ts'
import './repeat.ts'
import {
  dateTimeScalar,
  int64Scalar,
  moneyScalar,
  quantityScalar,
  unitPriceScalar,
  uuidScalar,
} from './scalars.ts'

export interface SchemaTypes {
  Context: Context
  DefaultFieldNullability: false
  Scalars: {
    Int64: { Input: number; Output: number }
    Money: { Input: Minor; Output: Minor }
    UnitPrice: { Input: UnitPrice; Output: UnitPrice }
    Quantity: { Input: Quantity; Output: Quantity }
    DateTime: { Input: number; Output: number }
    Uuid: { Input: string; Output: string }
    ID: { Input: string; Output: string }
  }
}

export const builder = new SchemaBuilder<SchemaTypes>({ defaultFieldNullability: false })

builder.addScalarType('Int64', int64Scalar)
builder.addScalarType('Money', moneyScalar)
builder.addScalarType('UnitPrice', unitPriceScalar)
builder.addScalarType('Quantity', quantityScalar)
builder.addScalarType('DateTime', dateTimeScalar)
builder.addScalarType('Uuid', uuidScalar)

builder.queryType({})
builder.mutationType({})
builder.subscriptionType({})

type RootFieldRules = {
  readonly access: Access
  /**
   * Set for fields that check a password, send e-mails, call another service, or are expensive. A document
   * may contain one such field.
   */
  readonly oncePerRequest: boolean
  readonly apps: readonly App[]
}

/** Sets who may call a root field. A schema with a root field without it is refused. */
export function allow(
  access: Access,
  { oncePerRequest = false, apps = appsFor(access) }: Partial<Omit<RootFieldRules, 'access'>> = {},
): { readonly extensions: RootFieldRules } {
  return { extensions: { access, oncePerRequest, apps } }
}
