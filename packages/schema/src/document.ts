declare const shape: unique symbol

/**
 * An operation of the API with the types of its result and variables. The text is sent to the API; the name identifies the operation in
 * caches and logs.
 */
export interface Document<Result, Variables> {
  readonly name: string
  readonly text: string
  readonly [shape]?: (variables: Variables) => Result
}

export type ResultOf<Of> = Of extends Document<infer Result, infer _Variables> ? Result : never
export type VariablesOf<Of> = Of extends Document<infer _Result, infer Variables> ? Variables : never

/** Used by generated files to combine a document's text with its types. */
export function document<Result, Variables>(name: string, text: string): Document<Result, Variables> {
  return { name, text }
}
