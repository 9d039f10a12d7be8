import { makeAskPart } from './ask-parts.ts'
import { type CatalogueHolder, createCatalogueHolder } from './catalogue-holder.ts'
import type { FromWorker, ToWorker } from './device-messages.ts'
import { othersFirst } from './in-steps.ts'
import { openPartStore } from './kept-parts.ts'
import { patientStore } from './patient-store.ts'

/** So long a device computes what may be typed next: a slow one answers the likeliest. */
const aheadForMs = 80

/** Newer versions of the catalogue are given this often at most. */
const nextVersionAfterMs = 6000

/** Practising waits until nobody has asked, pressed or typed anything for so long: who goes through the shop needs the processor for her page. */
const calmForMs = 300

/** The worker that holds the catalogue: its page hands it a port, and it answers there. */
addEventListener('message', ({ ports: [port] }) => {
  if (port) serve(port)
})

function serve(port: MessagePort): void {
  const send = (message: FromWorker) => port.postMessage(message)
  let holder: Promise<CatalogueHolder> | undefined
  let heard = 0
  let heardAtMs = 0
  let reading: Promise<void> = Promise.resolve()
  const calm = async (): Promise<void> => {
    await othersFirst()
    await reading
    const leftMs = heardAtMs + calmForMs - Date.now()
    if (leftMs <= 0) return
    await new Promise((resolve) => setTimeout(resolve, leftMs))
    await calm()
  }
  port.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    heardAtMs = Date.now()
    if (data.kind === 'used') return
    heard += 1
    const own = heard
    if (data.kind === 'start') {
      holder = start(data, send)
      const readiness = { canOrder: data.owner !== '', calm }
      void holder.then((started) => (data.isWalled ? started.forget() : keepReady(started, readiness)))
    } else if (holder) {
      const answered = holder.then((started) =>
        answer(started, data, { send, isNewest: () => own === heard }),
      )
      if (data.kind === 'paste') reading = answered
    }
  })
  port.start()
}

async function start(
  { owner, deviceId, build }: Extract<ToWorker, { readonly kind: 'start' }>,
  send: (message: FromWorker) => void,
): Promise<CatalogueHolder> {
  const holder = createCatalogueHolder({
    store: patientStore(openPartStore()),
    ask: makeAskPart(deviceId),
    owner,
    build,
    nowMs: () => Date.now(),
    alone,
    tell: (state) => send({ kind: 'state', state }),
  })
  await holder.open()
  return holder
}

async function keepReady(holder: CatalogueHolder, { canOrder, calm }: Readiness): Promise<void> {
  await refresh(holder)
  const steps = practise(holder)
  while (!steps.next().done) await calm()
  if (canOrder) await practisePaste(holder, calm)
}

interface Readiness {
  readonly canOrder: boolean
  /** Waits until nobody needs the processor for something else. */
  readonly calm: () => Promise<void>
}

/** Searches as somebody types, well and badly, and opens what is found, for nobody: the first person who does is then answered as fast as she is later. */
function* practise(holder: CatalogueHolder): Generator<undefined, void> {
  const products = holder.products({ pageSize: practisedNames }, 'en')?.products ?? []
  for (const { id, description2 } of products) {
    for (let end = 2; end <= practisedLetters; end += 1) {
      const typed = description2.slice(0, end)
      for (const search of [typed, lastSwapped(typed)]) {
        holder.products({ search, pageSize: practisedNames }, 'en')
        yield
      }
    }
    holder.product(id, 'en')
    yield
  }
}

function lastSwapped(text: string): string {
  return text.slice(0, -2) + text.slice(-1) + text.slice(-2, -1)
}

/** Likewise the first orders that are pasted; what is answered of their words is known from then on. */
async function practisePaste(holder: CatalogueHolder, calm: Readiness['calm']): Promise<void> {
  for (let page = 1; page <= lastPractisedPage; page += practisedPageStep) {
    await calm()
    const products = holder.products({ page, pageSize: practisedLines }, 'en')?.products ?? []
    if (products.length === 0) return
    const lines = products.map(({ description2, pSize }, at) => `${at + 1} x ${description2} ${pSize}`)
    await holder.paste({ text: lines.join('\n').toLowerCase(), learned: [], bought: [] })
  }
}

// Of all shelves of a large catalogue, so that other words are known, too.
const lastPractisedPage = 320
const practisedPageStep = 14
const practisedLines = 90
const practisedNames = 6
const practisedLetters = 8

/** What lists need comes first, then the long texts; then what was too new a moment ago. */
async function refresh(holder: CatalogueHolder): Promise<void> {
  await holder.refresh()
  await holder.renewDetails()
  if (!holder.isBehind()) return
  await new Promise((resolve) => setTimeout(resolve, nextVersionAfterMs))
  await refresh(holder)
}

interface Answering {
  readonly send: (message: FromWorker) => void
  /** Nothing else was said since. */
  readonly isNewest: () => boolean
}

async function answer(
  holder: CatalogueHolder,
  message: Exclude<ToWorker, { readonly kind: 'start' | 'used' }>,
  { send, isNewest }: Answering,
): Promise<void> {
  switch (message.kind) {
    case 'products':
      return send({
        kind: 'answer',
        n: message.n,
        answer: { products: holder.products(message.asked, message.language) },
      })
    case 'ahead':
      return await answerAhead(holder, message, { send, isNewest })
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

/** One after the other, and only while nobody waits for something else. */
async function answerAhead(
  holder: CatalogueHolder,
  { n, asked, language }: Extract<ToWorker, { readonly kind: 'ahead' }>,
  { send, isNewest }: Answering,
): Promise<void> {
  const untilMs = Date.now() + aheadForMs
  for (const { search, answer } of holder.ahead(asked, language)) {
    send({ kind: 'ahead', n, search, products: JSON.stringify(answer) })
    await othersFirst()
    if (!isNewest() || Date.now() > untilMs) return
  }
}

/** Only one window fetches at a time; the next finds in the store what that one fetched. Without HTTPS there are no locks. */
async function alone(what: 'catalogue' | 'details', work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return await work()
  await navigator.locks.request(`provender-${what}`, work)
}
