/** A text in English, in ICU message format. `context` distinguishes equal texts with different translations. */
export type Message = string | MessageInContext

interface MessageInContext {
  readonly text: string
  readonly context: string
}

export function isMessage(value: unknown): value is Message {
  return (
    typeof value === 'string' ||
    (typeof value === 'object' && value !== null && 'text' in value && 'context' in value)
  )
}

export type MessageValues = Readonly<Record<string, string | number>>

/** The values that a message, or any of several, needs. If the text is not known, they are checked when it is formatted. */
export type ValuesArgument<M extends Message> =
  string extends TextOf<M> ? [values?: MessageValues] : NamedValues<ArgumentIn<TextOf<M>>>

type NamedValues<Name extends string> = [Name] extends [never]
  ? []
  : [values: Readonly<Record<Name, string | number>>]

type TextOf<M extends Message> = M extends MessageInContext ? M['text'] : M

/** `a` and `b` of `… {a} … {b, plural, one {…} other {…}}`. */
type ArgumentIn<Text> = Text extends `${string}{${infer Rest}`
  ? (Rest extends `${infer Inside}}${string}` ? NameIn<Inside> : never) | ArgumentIn<Rest>
  : never

type NameIn<Inside extends string> = Inside extends `${infer Name}, plural,${string}`
  ? Name
  : Inside extends `${string}${' ' | '{' | '#'}${string}`
    ? never
    : Inside
