import type { ServerAccess } from '../api/server-access.ts'
import { type CatalogueHolder, createCatalogueHolder } from './catalogue-holder.ts'
import type { FromWorker, ToWorker } from './device-messages.ts'
import { tolerateStoreFailures } from './fallible-store.ts'
import { openSectionStore } from './indexed-db-sections.ts'
import { createRequestSection } from './request-section.ts'

/** The server offers newer versions of the catalogue at most this often. */
const nextVersionAfterMs = 6000

interface WorkerParts {
  readonly databases: IDBFactory
  /** Runs work while no other tab runs work of this name. */
  readonly runExclusive: (name: string, work: () => Promise<void>) => Promise<void>
}

type StartMessage = Extract<ToWorker, { readonly kind: 'start' }>

/** Answers the messages of one page from the catalogue on this device. */
export function serveCatalogue(port: MessagePort, parts: WorkerParts): void {
  const send = (message: FromWorker) => port.postMessage(message)
  let holder: Promise<CatalogueHolder> | undefined
  port.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    if (data.kind === 'start') {
      holder = start(data, send, parts)
      void holder.then((started) => (data.isWalled ? started.forget() : refresh(started)))
    } else void holder?.then((started) => answer(started, data, send))
  })
  port.start()
}

async function start(
  { owner, server }: StartMessage,
  send: (message: FromWorker) => void,
  { databases, runExclusive }: WorkerParts,
): Promise<CatalogueHolder> {
  const holder = createCatalogueHolder({
    store: tolerateStoreFailures(openSectionStore(databases)),
    ask: createRequestSection(accessOf(server)),
    owner,
    build: server.device.build,
    nowMs: () => Date.now(),
    // Only one tab fetches at a time; the next one finds the result in the store.
    alone: (what, work) => runExclusive(`provender-${what}`, work),
    tell: (state) => send({ kind: 'state', state }),
  })
  await holder.open()
  return holder
}

function accessOf({ baseUrl, token, device }: StartMessage['server']): ServerAccess {
  return {
    baseUrl,
    credentials: token === null ? { kind: 'cookies' } : { kind: 'token', token: () => token },
    device: () => device,
  }
}

/** Lists first, then the long texts, then a version that was too new a moment ago. */
async function refresh(holder: CatalogueHolder): Promise<void> {
  await holder.refresh()
  await holder.renewDetails()
  if (!holder.isBehind()) return
  await new Promise((resolve) => setTimeout(resolve, nextVersionAfterMs))
  await refresh(holder)
}

async function answer(
  holder: CatalogueHolder,
  message: Exclude<ToWorker, StartMessage>,
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
    case 'setFavourite':
      return await holder.setFavourite(message.productId, message.state)
    case 'refresh':
      return await refresh(holder)
    case 'forget':
      await holder.forget()
      return send({ kind: 'answer', n: message.n, answer: {} })
  }
}
