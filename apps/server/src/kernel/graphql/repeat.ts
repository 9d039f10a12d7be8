import type { FieldNullability, InputFieldMap, SchemaTypes, TypeParam } from '@pothos/core'
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  getNamedType,
  isInputObjectType,
  isNonNullType,
} from 'graphql'

/**
 * How a mutation handles being sent twice, by a double press or after a lost response
 * (docs/decisions/0062-repeated-writes.md). The second one changes nothing, because of:
 * - `key`: the argument with a UUID that the client creates once for the write.
 * - `version`: the argument with the version that the caller saw. The write raises it, so a repeat is stale.
 * - `link`: the argument with the secret of an e-mail link, which works once.
 * - `idempotent`: the reason why the write itself changes nothing the second time.
 *
 * Only with `intended` does the write happen twice; it gives the reason why a user may want that.
 */
export type Repeat =
  | { readonly key: string }
  | { readonly version: string }
  | { readonly link: string }
  | { readonly idempotent: string }
  | { readonly intended: string }

declare global {
  // Pothos reads its field options from here.
  export namespace PothosSchemaTypes {
    export interface MutationFieldOptions<
      Types extends SchemaTypes,
      Type extends TypeParam<Types>,
      Nullable extends FieldNullability<Type>,
      Args extends InputFieldMap,
      ResolveReturnShape,
    > {
      repeat: Repeat
    }
  }
}

/** The declared repeat of a mutation. Throws if it has none, or names an argument that is not required. */
export function repeatOf(field: GraphQLField<unknown, unknown>): Repeat {
  const options: unknown = field.extensions['pothosOptions']
  const repeat = typeof options === 'object' && options && 'repeat' in options ? options.repeat : undefined
  if (!isRepeat(repeat)) throw new Error(`The mutation ${field.name} does not say what a repeat does`)
  const name = 'key' in repeat ? repeat.key : 'version' in repeat ? repeat.version : linkOf(repeat)
  if (name !== undefined && !isRequired(field, name))
    throw new Error(
      `The mutation ${field.name} has no required argument ${name}, which makes a repeat harmless`,
    )
  return repeat
}

function linkOf(repeat: Repeat): string | undefined {
  return 'link' in repeat ? repeat.link : undefined
}

function isRepeat(value: unknown): value is Repeat {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['key', 'version', 'link', 'idempotent', 'intended'].some((kind) => kind in value)
  )
}

/** `input.key` names a field of the argument `input`. */
function isRequired(field: GraphQLField<unknown, unknown>, name: string): boolean {
  const [first, ...rest] = name.split('.')
  let input: GraphQLArgument | GraphQLInputField | undefined = field.args.find((arg) => arg.name === first)
  for (const part of rest) {
    const type = input && getNamedType(input.type)
    input = isInputObjectType(type) ? type.getFields()[part] : undefined
  }
  return input !== undefined && isNonNullType(input.type)
}
