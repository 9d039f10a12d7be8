declare const shape: unique symbol

/**
 * An operation of the API with the types of its result and variables. The text is what is sent; the name tells operations
 * apart in caches and logs.
 */
export interface Document<Result, Variables> {
  readonly name: string
  readonly text: string
  readonly [shape]?: (variables: Variables) => Result
}

export type ResultOf<Of> = Of extends Document<infer Result, infer _Variables> ? Result : never
export type VariablesOf<Of> = Of extends Document<infer _Result, infer Variables> ? Variables : never

/** For generated files: what a document's text and types were generated for. */
export function document<Result, Variables>(name: string, text: string): Document<Result, Variables> {
  return { name, text }
}
