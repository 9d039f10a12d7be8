import { type CatalogueHolder, createCatalogueHolder } from './catalogue-holder.ts'
import type { FromWorker, ToWorker } from './device-messages.ts'
import { patientStore } from './patient-store.ts'
import { createRequestSection } from './request-section.ts'
import { openSectionStore } from './stored-sections.ts'

/** Newer versions of the catalogue are given this often at most. */
const nextVersionAfterMs = 6000

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
      void holder.then((started) => (data.isWalled ? started.forget() : refresh(started)))
    } else void holder?.then((started) => answer(started, data, send))
  })
  port.start()
}

async function start(
  { owner, deviceId, build }: Extract<ToWorker, { readonly kind: 'start' }>,
  send: (message: FromWorker) => void,
): Promise<CatalogueHolder> {
  const holder = createCatalogueHolder({
    store: patientStore(openSectionStore()),
    ask: createRequestSection(deviceId),
    owner,
    build,
    nowMs: () => Date.now(),
    alone,
    tell: (state) => send({ kind: 'state', state }),
  })
  await holder.open()
  return holder
}

/** What lists need comes first, then the long texts; then what was too new a moment ago. */
async function refresh(holder: CatalogueHolder): Promise<void> {
  await holder.refresh()
  await holder.renewDetails()
  if (!holder.isBehind()) return
  await new Promise((resolve) => setTimeout(resolve, nextVersionAfterMs))
  await refresh(holder)
}

async function answer(
  holder: CatalogueHolder,
  message: Exclude<ToWorker, { readonly kind: 'start' }>,
  send: (message: FromWorker) => void,
): Promise<void> {
  switch (message.kind) {
    case 'products':
      return send({
        kind: 'answer',
        n: message.n,
        answer: { products: holder.products(message.asked, message.language) },
      })
    case 'product':
      return send({
        kind: 'answer',
        n: message.n,
        answer: { product: holder.product(message.id, message.language) },
      })
    case 'paste':
      return send({ kind: 'answer', n: message.n, answer: { paste: await holder.paste(message.asked) } })
    case 'reminders':
      return send({ kind: 'answer', n: message.n, answer: { reminders: holder.reminders() } })
    case 'mark':
      return await holder.mark(message.productId, message.marks)
    case 'refresh':
      return await refresh(holder)
    case 'forget':
      await holder.forget()
      return send({ kind: 'answer', n: message.n, answer: {} })
  }
}

/** Only one window fetches at a time; the next finds in the store what that one fetched. Without HTTPS there are no locks. */
async function alone(what: 'catalogue' | 'details', work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return await work()
  await navigator.locks.request(`provender-${what}`, work)
}
