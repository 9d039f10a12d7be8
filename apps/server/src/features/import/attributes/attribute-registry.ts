import type { Database } from '@provender/db/tables'
import type { AttributeId, AttributeValueId } from '@provender/domain/ids'
import type { TranslatedText } from '@provender/domain/languages'
import { ok, refuse, type Result } from '@provender/domain/result'
import { normalised } from '@provender/domain/text/normalise'
import type { Kysely } from 'kysely'
import { countryCode, countryName } from '../cells/country.ts'
import type { ImportFault } from '../faults/fault.ts'
import { valueAliases } from './standard-attributes.ts'

export interface RegisteredValue {
  readonly attribute: RegisteredAttribute
  readonly name: TranslatedText
  readonly code: string
  id: AttributeValueId | null
}

export interface RegisteredAttribute {
  readonly code: string
  readonly name: TranslatedText
  id: AttributeId | null
  readonly values: Map<string, RegisteredValue>
}

/** All attributes and values, including new ones of the file. */
export interface AttributeRegistry {
  /** Finds by code or name. An unknown name is a new attribute. */
  readonly attribute: (called: string) => RegisteredAttribute
  /** Finds by code or name. An unknown brand or diet is a new value; an unknown country, allergen or storage is refused. */
  readonly value: (attribute: RegisteredAttribute, called: string) => Result<RegisteredValue, ImportFault>
  /** Stores the new values among these, so that all have ids. */
  readonly write: (values: Iterable<RegisteredValue>) => Promise<void>
}

/** New values come after those with a position, sorted by name. */
const newIndex = 1000

export async function openAttributeRegistry(tx: Kysely<Database>): Promise<AttributeRegistry> {
  const attributes = await readAttributes(tx)
  return {
    attribute: (called) => {
      const existing = attributes.get(fold(called))
      if (existing) return existing
      const name = { en: called }
      const attribute: RegisteredAttribute = {
        code: slugIn(called, attributes),
        name,
        id: null,
        values: new Map(),
      }
      for (const key of keysOf(attribute)) attributes.set(key, attribute)
      return attribute
    },
    value: (attribute, called) => {
      const existing = attribute.values.get(fold(called))
      if (existing) return ok(existing)
      const result =
        attribute.code === 'country' ? countryOf(attribute, called) : otherValueOf(attribute, called)
      if (result.ok) for (const key of keysOf(result.value)) attribute.values.set(key, result.value)
      return result
    },
    write: async (values) => {
      for (const value of values) {
        value.attribute.id ??= await insertAttribute(tx, value.attribute)
        value.id ??= await insertValue(tx, value, value.attribute.id)
      }
    },
  }
}

function countryOf(attribute: RegisteredAttribute, called: string): Result<RegisteredValue, ImportFault> {
  const code = countryCode(called)
  if (!code.ok) return code
  const existing = attribute.values.get(fold(code.value))
  return ok(existing ?? { attribute, code: code.value, name: countryName(code.value), id: null })
}

function otherValueOf(attribute: RegisteredAttribute, called: string): Result<RegisteredValue, ImportFault> {
  const others = valueAliases.get(attribute.code)
  if (others === undefined)
    return ok({ attribute, code: slugIn(called, attribute.values), name: { en: called }, id: null })
  const meant = attribute.values.get(others.get(fold(called)) ?? '')
  if (meant) return ok(meant)
  const valueNames = new Set([...attribute.values.values()].map(({ name }) => name.en))
  return refuse({ code: 'NOT_ONE_OF', value: called, choices: [...valueNames].join(', ') })
}

async function readAttributes(tx: Kysely<Database>): Promise<Map<string, RegisteredAttribute>> {
  const attributes = await tx.selectFrom('attribute').select(['id', 'code', 'name']).orderBy('id').execute()
  const values = await tx
    .selectFrom('attribute_value')
    .select(['id', 'attribute_id', 'code', 'name'])
    .orderBy('index')
    .orderBy('id')
    .execute()
  const valuesOf = Map.groupBy(values, (value) => value.attribute_id)
  const byKey = new Map<string, RegisteredAttribute>()
  for (const { id, code, name } of attributes) {
    const attribute: RegisteredAttribute = { id, code, name, values: new Map() }
    for (const value of valuesOf.get(id) ?? [])
      addByKeys(attribute.values, { attribute, id: value.id, code: value.code, name: value.name })
    addByKeys(byKey, attribute)
  }
  return byKey
}

/** If two share a name, the first one wins. */
function addByKeys<Each extends Named>(byKey: Map<string, Each>, each: Each): void {
  for (const key of keysOf(each)) if (!byKey.has(key)) byKey.set(key, each)
}

interface Named {
  readonly code: string
  readonly name: TranslatedText
}

function keysOf({ code, name }: Named): readonly string[] {
  return [code, ...Object.values(name)].map(fold)
}

function fold(called: string): string {
  return normalised(called, 'NFC').toLowerCase().replace(/\s+/g, ' ').trim()
}

/**
 * Makes a code from a name, in its own letters: `Łaciate Extra` becomes `łaciate-extra`, or `łaciate-extra-2`
 * if that is taken.
 */
function slugIn(name: string, usedCodes: ReadonlyMap<string, unknown>): string {
  const slug =
    fold(name)
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'value'
  let code = slug
  for (let count = 2; usedCodes.has(code); count += 1) code = `${slug}-${count}`
  return code
}

async function insertAttribute(
  tx: Kysely<Database>,
  { code, name }: RegisteredAttribute,
): Promise<AttributeId> {
  const { id } = await tx
    .insertInto('attribute')
    .values({ code, name: JSON.stringify(name), index: newIndex, visible: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function insertValue(
  tx: Kysely<Database>,
  { code, name }: RegisteredValue,
  attributeId: AttributeId,
): Promise<AttributeValueId> {
  const { id } = await tx
    .insertInto('attribute_value')
    .values({ attribute_id: attributeId, code, name: JSON.stringify(name), index: newIndex, picture: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
