/** The parameters of a request. Brackets are nested keys: `metadata[payment]` is `metadata.payment`. */
export interface FormParameters {
  readonly [name: string]: string | FormParameters | undefined
}

export interface Reply {
  readonly status: number
  readonly body: object
}

export function stripeError(status: number, code: string, more: object = {}): Reply {
  const type = status === 402 ? 'card_error' : 'invalid_request_error'
  return { status, body: { error: { type, code, message: code, ...more } } }
}

export function idOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function textParameter(parameters: FormParameters, name: string): string | undefined {
  const value = parameters[name]
  return typeof value === 'string' ? value : undefined
}

export function requireObject<Value>(all: ReadonlyMap<string, Value>, name: unknown): Value {
  const object = all.get(idOf(name))
  if (object === undefined) throw new Error(`The fake has no ${idOf(name)}`)
  return object
}

/** A list as Stripe sends it, newest first: of a customer or a payment, or since a time, as requested. */
export function listed(all: Iterable<object>, parameters: FormParameters): Reply {
  const since = parameters['created']
  const from = typeof since === 'object' ? Number(since['gte']) : 0
  const data = Array.from(all as Iterable<Readonly<Record<string, unknown>>>).filter(
    (each) =>
      Number(each['created']) >= from &&
      ['customer', 'payment_intent'].every(
        (name) => parameters[name] === undefined || each[name] === parameters[name],
      ),
  )
  return { status: 200, body: { object: 'list', url: '', has_more: false, data: data.toReversed() } }
}
