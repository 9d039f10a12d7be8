import { type APIRequestContext, expect } from '@playwright/test'

// The shape of the data is that of the query.
// oxlint-disable-next-line typescript/no-explicit-any
type Data = any
export type QueryApp = (query: string, variables?: object) => Promise<Data>

/** The API as an installed app of the user `demo` calls it. */
export async function openApp(request: APIRequestContext, language: string): Promise<QueryApp> {
  const post = async (query: string, variables: object, headers: Readonly<Record<string, string>>) => {
    const answer = await request.post('/graphql', {
      headers: { devicetype: 'ANDROID', deviceid: 'app', 'accept-language': language, ...headers },
      data: { query, variables },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()).data
  }
  const login = 'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) }'
  const token = (await post(login, { email: 'demo@provender.example', password: 'provender-demo' }, {})).login
  return (query, variables = {}) => post(query, variables, { authorization: `Bearer ${token}` })
}

/** A ticket for a page that a browser opens, and a function that reads its state in the app. */
export async function createTicket(queryApp: QueryApp, request: string) {
  const { createPaymentTicket } = await queryApp(`mutation { createPaymentTicket(${request}) { id path } }`)
  const { id, path } = createPaymentTicket
  return {
    path,
    read: async () =>
      (await queryApp(`{ paymentTicket(id: "${id}") { state card { token brand lastFour keep } } }`))
        .paymentTicket,
  }
}
