import { checksumOf } from '@provender/catalogue/checksum'
import { makeAskPart } from './ask-parts.ts'
import { type CatalogueHolder, createCatalogueHolder } from './catalogue-holder.ts'
import type { FromWorker, ToWorker } from './device-messages.ts'
import { noStore, openPartStore, type PartStore } from './kept-parts.ts'

/** The worker that holds the catalogue: its page hands it a port, and it answers there. */
addEventListener('message', ({ ports: [port] }) => {
  if (port) serve(port)
})

function serve(port: MessagePort): void {
  const send = (message: FromWorker) => port.postMessage(message)
  let holder: Promise<CatalogueHolder> | undefined
  port.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    if (data.kind === 'start') {
      holder = start(data, send)
      void holder.then((started) => (data.isWalled ? started.forget() : started.refresh()))
    } else if (holder) void holder.then((started) => answer(started, data, send))
  })
  port.start()
}

async function start(
  { login, deviceId, build }: Extract<ToWorker, { readonly kind: 'start' }>,
  send: (message: FromWorker) => void,
): Promise<CatalogueHolder> {
  const holder = createCatalogueHolder({
    store: await storeOrNone(),
    ask: makeAskPart(deviceId),
    owner: login === '' ? '' : checksumOf(login),
    build,
    nowMs: () => Date.now(),
    alone,
    tell: (state) => send({ kind: 'state', state }),
  })
  await holder.open()
  return holder
}

async function answer(
  holder: CatalogueHolder,
  message: Exclude<ToWorker, { readonly kind: 'start' }>,
  send: (message: FromWorker) => void,
): Promise<void> {
  switch (message.kind) {
    case 'ask':
      return send({ kind: 'answer', n: message.n, answer: holder.answer(message.asked, message.language) })
    case 'mark':
      return await holder.mark(message.productId, message.marks)
    case 'refresh':
      return await holder.refresh()
    case 'forget':
      await holder.forget()
      return send({ kind: 'answer', n: message.n, answer: undefined })
  }
}

async function storeOrNone(): Promise<PartStore> {
  try {
    return await openPartStore()
  } catch {
    // Private windows of some browsers have no store.
    return noStore
  }
}

/** Only one window fetches at a time; the next finds in the store what that one fetched. Without HTTPS there are no locks. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return await work()
  await navigator.locks.request('provender-catalogue', work)
}
