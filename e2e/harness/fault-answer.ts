const refusal = { code: 500, key: 'INTERNAL', message: 'An error has occurred' }

/** The answer of the API to a request on which the server has failed. An answer of another form counts as no connection. */
export const faultAnswer = {
  status: 500,
  contentType: 'application/json',
  body: JSON.stringify({ errors: [{ message: JSON.stringify(refusal) }] }),
} as const
