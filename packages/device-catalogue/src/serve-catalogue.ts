import type { ServerAccess } from '@provender/client/api/server-access'
import { type CatalogueHolder, createCatalogueHolder } from './catalogue-holder.ts'
import type { DeviceSession, FromWorker, ToWorker } from './device-messages.ts'
import { tolerateStoreFailures } from './fallible-store.ts'
import { openSectionStore } from './indexed-db-sections.ts'
import { createRequestSection } from './request-section.ts'

/** The server offers newer versions of the catalogue at most this often. */
const nextVersionAfterMs = 6000

interface ServeCatalogueOptions {
  readonly databases: IDBFactory
  /** Runs work while no other tab runs work of this name. */
  readonly runExclusive: (name: string, work: () => Promise<void>) => Promise<void>
}

type StartMessage = Extract<ToWorker, { readonly kind: 'start' }>
type Send = (message: FromWorker) => void

interface OpenCatalogue {
  readonly server: StartMessage['server']
  session: DeviceSession
  readonly holder: Promise<CatalogueHolder>
}

/** Answers the messages of one page from the catalogue on this device. */
export function serveCatalogue(port: MessagePort, options: ServeCatalogueOptions): void {
  let current: OpenCatalogue | undefined
  const open = ({ server, session }: Omit<StartMessage, 'kind'>): void => {
    const former = current
    const send: Send = (message) => {
      // The page gets no messages about a previous user.
      if (opened === current) port.postMessage(message)
    }
    const access: ServerAccess = {
      baseUrl: server.baseUrl,
      credentials: { kind: 'token', token: () => opened.session.token },
      device: () => server.device,
    }
    const begin = async () => {
      if (former) await (await former.holder).delete()
      return await openHolder({ access, owner: session.owner, send }, options)
    }
    const opened: OpenCatalogue = { server, session, holder: begin() }
    current = opened
    void opened.holder.then((holder) => (session.isWalled ? holder.delete() : refresh(holder)))
  }
  port.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    if (data.kind === 'start') return open(data)
    if (!current) return
    const { server, session, holder } = current
    if (data.kind !== 'setSession')
      return void holder.then((opened) => answer(opened, data, (message) => port.postMessage(message)))
    const isSameUser = data.session.owner === session.owner && data.session.isWalled === session.isWalled
    if (!isSameUser) return open({ server, session: data.session })
    current.session = data.session
    void holder.then(refresh)
  })
  port.start()
}

interface HolderInput {
  readonly access: ServerAccess
  readonly owner: string
  readonly send: Send
}

async function openHolder(
  { access, owner, send }: HolderInput,
  { databases, runExclusive }: ServeCatalogueOptions,
): Promise<CatalogueHolder> {
  const holder = createCatalogueHolder({
    store: tolerateStoreFailures(openSectionStore(databases)),
    requestSection: createRequestSection(access),
    owner,
    build: access.device().build,
    nowMs: () => Date.now(),
    // Only one tab fetches at a time; the next one finds the result in the store.
    runExclusive: (what, work) => runExclusive(`provender-${what}`, work),
    onState: (state) => send({ kind: 'state', state }),
  })
  await holder.open()
  return holder
}

/** These load the next version in a few seconds. While the server fails, they stay behind and try again and again. */
const waiting = new WeakSet<CatalogueHolder>()

/** Loads the lists, then the long texts and, a few seconds later, a version that was not offered yet. */
async function refresh(holder: CatalogueHolder): Promise<void> {
  await holder.refresh()
  await holder.renewDetails()
  if (!holder.isBehind() || waiting.has(holder)) return
  waiting.add(holder)
  await new Promise((resolve) => setTimeout(resolve, nextVersionAfterMs))
  waiting.delete(holder)
  await refresh(holder)
}

async function answer(
  holder: CatalogueHolder,
  message: Exclude<ToWorker, { readonly kind: 'start' | 'setSession' }>,
  send: Send,
): Promise<void> {
  switch (message.kind) {
    case 'products':
      return send({
        kind: 'answer',
        n: message.n,
        answer: { products: holder.products(message.request, message.language) },
      })
    case 'product':
      return send({
        kind: 'answer',
        n: message.n,
        answer: { product: holder.product(message.id, message.language) },
      })
    case 'paste':
      return send({ kind: 'answer', n: message.n, answer: { paste: await holder.paste(message.request) } })
    case 'reminders':
      return send({ kind: 'answer', n: message.n, answer: { reminders: holder.reminders() } })
    case 'setFavourite':
      return await holder.setFavourite(message.productId, message.state)
    case 'refresh':
      return await refresh(holder)
    case 'delete':
      await holder.delete()
      return send({ kind: 'answer', n: message.n, answer: {} })
  }
}
