import type { Scene } from './repeat-scene.fixture.ts'

/** The secret of a page that an app of `a1` opened. */
export async function openedPage(scene: Scene, purpose: string): Promise<string> {
  const { result } = await scene.shop.execute(
    'visitor',
    `mutation { openPaymentPage(ticket: "${await paymentTicket(scene, purpose)}") { secret } }`,
  )
  return JSON.parse(JSON.stringify(result)).data.openPaymentPage.secret
}

/** The secret of a ticket that an app of `a1` created. */
export async function paymentTicket(scene: Scene, purpose: string): Promise<string> {
  const { result } = await scene.send({ caller: 'app', field: `createPaymentTicket(${purpose}) { path }` })
  return JSON.parse(JSON.stringify(result)).data.createPaymentTicket.path.split('#')[1]
}
