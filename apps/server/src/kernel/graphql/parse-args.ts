import * as v from 'valibot'
import { apiError } from './api-error.ts'

/** Checks what the schema's types cannot express. The refusal names the first invalid field. */
export function parseArgs<Schema extends v.GenericSchema>(
  schema: Schema,
  args: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, args, { abortEarly: true })
  if (parsed.success) return parsed.output
  const field = parsed.issues[0].path?.map((item) => String(item.key)).join('.') ?? ''
  throw apiError('BAD_INPUT', { field })
}
