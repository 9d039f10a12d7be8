export interface SchemaShape {
  readonly type: string
  readonly wrapped?: SchemaShape
  readonly item?: SchemaShape
  readonly entries?: Readonly<Record<string, SchemaShape>>
  readonly options?: readonly unknown[]
  readonly pipe?: readonly {
    readonly type: string
    readonly requirement?: unknown
    readonly message?: unknown
  }[]
}

/** Describes the allowed values: `a whole number from 0 to 3650`. */
export function explainSchema(shape: SchemaShape): string {
  switch (shape.type) {
    case 'optional':
      return shape.wrapped ? explainSchema(shape.wrapped) : ''
    case 'nullable':
      return `${shape.wrapped ? explainSchema(shape.wrapped) : ''}, or none`
    case 'union':
      return explainOptions(shape)
    case 'boolean':
      return 'yes or no'
    case 'picklist':
      return `one of ${(shape.options ?? []).join(', ')}`
    case 'array':
      return explainList(shape)
    case 'number':
      return `a whole number${range(shape)}`
    case 'string':
      return explainText(shape)
    default:
      throw new Error(`There are no words for a setting that is a ${shape.type}`)
  }
}

/** An optional value is always an empty text or one other type. */
function explainOptions({ options = [] }: SchemaShape): string {
  const [other] = options.filter(
    (option): option is SchemaShape => isShape(option) && option.type !== 'literal',
  )
  return `${other ? explainSchema(other) : ''}, or empty`
}

function isShape(option: unknown): option is SchemaShape {
  return typeof option === 'object' && option !== null && 'type' in option
}

function explainList({ item, pipe }: SchemaShape): string {
  const isRequired = pipe?.some(({ type }) => type === 'min_length')
  if (item?.type === 'picklist')
    return `${isRequired ? 'at least one' : 'any'} of ${(item.options ?? []).join(',')}, separated by commas`
  const least = isRequired ? ', at least one' : ''
  if (item?.type === 'string') return `a list separated by commas, each ${explainText(item)}${least}`
  const fields = Object.entries(item?.entries ?? {}).map(
    ([name, field]) => `${name} (${field.type === 'boolean' ? 'true or false' : explainSchema(field)})`,
  )
  return `a list in JSON, each entry with ${fields.join(' and ')}${least}`
}

function range({ pipe = [] }: SchemaShape): string {
  const requirementOf = (type: string): unknown => pipe.find((rule) => rule.type === type)?.requirement
  return ` from ${String(requirementOf('min_value'))} to ${String(requirementOf('max_value'))}`
}

function explainText({ pipe = [] }: SchemaShape): string {
  for (const { type, requirement, message } of pipe) {
    if (type === 'url') return 'an address like https://example.com'
    if (type === 'iso_date') return 'a date like 2026-12-31'
    if (type === 'max_length') return `a text of at most ${String(requirement)} characters`
    if (type === 'regex') return `a text that matches ${String(requirement)}`
    if (type === 'check') return String(message).replace(/^not /, '')
  }
  return 'a text'
}
