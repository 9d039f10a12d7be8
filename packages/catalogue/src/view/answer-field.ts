import type { PriceKind } from '@provender/domain/import/rows'
import { formatQuantity, formatUnitPrice } from '@provender/domain/money/decimal'
import type { Quantity, UnitPrice } from '@provender/domain/money/money'
import type { UnitKind } from '@provender/domain/units/units'

/** The contract's types of these fields, each with the type of its value before it is sent. */
interface RawValues {
  readonly String: string
  readonly StringList: readonly string[]
  readonly Int: number
  readonly Float: number
  readonly Boolean: boolean
  readonly Int64: number
  readonly UnitPrice: UnitPrice
  readonly Quantity: Quantity
  readonly UnitKind: UnitKind
  readonly PriceKind: PriceKind
}

export type AnswerType = keyof RawValues

export interface AnswerField<
  Source,
  Viewer = unknown,
  Type extends AnswerType = AnswerType,
  IsNullable extends boolean = boolean,
> {
  readonly type: Type
  readonly isNullable: IsNullable
  readonly description?: string | undefined
  readonly of: (source: Source, viewer: Viewer) => RawValues[Type] | (IsNullable extends true ? null : never)
}

export function answersAbout<Source, Viewer = unknown>() {
  type Of<Type extends AnswerType, IsNullable extends boolean> = AnswerField<Source, Viewer, Type, IsNullable>
  return {
    field: <const Type extends AnswerType>(
      type: Type,
      of: Of<Type, false>['of'],
      description?: string,
    ): Of<Type, false> => ({ type, isNullable: false, description, of }),
    nullable: <const Type extends AnswerType>(
      type: Type,
      of: Of<Type, true>['of'],
      description?: string,
    ): Of<Type, true> => ({ type, isNullable: true, description, of }),
  }
}

export const unitKinds = { piece: 'PIECE', box: 'BOX', kg: 'KG' } as const
export const priceKinds = {
  clearance: 'CLEARANCE',
  promo: 'PROMO',
  private: 'PRIVATE',
  standard: 'STANDARD',
} as const

const sent = {
  String: (value: string) => value,
  StringList: (value: readonly string[]) => value,
  Int: (value: number) => value,
  Float: (value: number) => value,
  Boolean: (value: boolean) => value,
  Int64: (value: number) => String(value),
  UnitPrice: formatUnitPrice,
  Quantity: (value: Quantity) => Number(formatQuantity(value)),
  UnitKind: (value: UnitKind) => unitKinds[value],
  PriceKind: (value: PriceKind) => priceKinds[value],
} satisfies { readonly [Type in AnswerType]: (value: RawValues[Type]) => unknown }

type Sent<Field> =
  Field extends AnswerField<never, never, infer Type, infer IsNullable>
    ? ReturnType<(typeof sent)[Type]> | (IsNullable extends true ? null : never)
    : never

type AnswerFields<Source, Viewer> = Readonly<Record<string, AnswerField<Source, Viewer>>>

export type Answered<Fields> = { readonly [Name in keyof Fields]: Sent<Fields[Name]> }

/** Creates a function that gives, on a device, the same answer as the API. */
export function answerWriter<Source, Viewer, Fields extends AnswerFields<Source, Viewer>>(
  fields: Fields & AnswerFields<Source, Viewer>,
): (source: Source, viewer: Viewer) => Answered<Fields> {
  const writers = Object.entries<AnswerField<Source, Viewer>>(fields).map(([name, { type, of }]) => ({
    name,
    of,
    send: sent[type] as (value: unknown) => unknown,
  }))
  return (source, viewer) => {
    const answer: Record<string, unknown> = {}
    for (const { name, of, send } of writers) {
      const value = of(source, viewer)
      answer[name] = value === null ? null : send(value)
    }
    return answer as Answered<Fields>
  }
}
