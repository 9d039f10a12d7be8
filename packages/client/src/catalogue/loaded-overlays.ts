import {
  decodeFavourites,
  decodePrices,
  decodeStock,
  encodeFavourites,
  type FavouriteOverlay,
  type PriceOverlay,
  type StockOverlay,
} from '@provender/catalogue/overlays'
import type { SectionRefusal } from '@provender/catalogue/section'
import type { ProductId } from '@provender/domain/ids'
import type { Result } from '@provender/domain/result'
import type { RequestSection } from './request-section.ts'
import type { StoredSection, MainSection } from './section-store.ts'

/** An overlay and its stored section. */
interface Held<Overlay> {
  readonly overlay: Overlay
  readonly kept: StoredSection
}

export interface LoadedOverlays {
  readonly prices: Held<PriceOverlay> | undefined
  readonly stock: Held<StockOverlay> | undefined
  readonly marks: Held<FavouriteOverlay> | undefined
}

export const noOverlays: LoadedOverlays = { prices: undefined, stock: undefined, marks: undefined }

/** The stored overlays of this owner; leaves out what cannot be read. */
export function openOverlays(kept: ReadonlyMap<MainSection, StoredSection>, owner: string): LoadedOverlays {
  const open = <Overlay>(name: MainSection, decode: Decode<Overlay>): Held<Overlay> | undefined => {
    const part = kept.get(name)
    return part?.owner === owner ? held(part, decode) : undefined
  }
  return {
    prices: open('prices', decodePrices),
    stock: open('stock', decodeStock),
    marks: open('marks', decodeFavourites),
  }
}

type Decode<Overlay> = (text: string) => Result<Overlay, SectionRefusal>

function held<Overlay>(kept: StoredSection, decode: Decode<Overlay>): Held<Overlay> | undefined {
  const decoded = decode(kept.text)
  return decoded.ok ? { overlay: decoded.value, kept } : undefined
}

interface Asking {
  readonly ask: RequestSection
  /** What a section fetched now is stored with. */
  readonly label: () => Omit<StoredSection, 'text' | 'etag'>
}

/** The overlays as the server has them now; an overlay that cannot be fetched stays as it is. */
export async function renewOverlays(before: LoadedOverlays, asking: Asking): Promise<LoadedOverlays> {
  const [prices, stock, marks] = await Promise.all([
    renew(before.prices, { ...asking, path: '/catalogue/prices', decode: decodePrices }),
    renew(before.stock, { ...asking, path: '/catalogue/stock', decode: decodeStock }),
    renew(before.marks, { ...asking, path: '/catalogue/marks', decode: decodeFavourites }),
  ])
  return { prices, stock, marks }
}

async function renew<Overlay>(
  before: Held<Overlay> | undefined,
  { ask, label, path, decode }: Asking & { readonly path: string; readonly decode: Decode<Overlay> },
): Promise<Held<Overlay> | undefined> {
  const answer = await ask(path, before?.kept.etag ?? '')
  if (answer.kind === 'same') return before && { ...before, kept: { ...before.kept, ...label() } }
  if (answer.kind !== 'text') return before
  const { text, etag } = answer
  return held({ ...label(), text, etag }, decode) ?? before
}

/** Shows a changed favourite or reminder at once; the next renewal replaces it with the server's state. */
export function withFavouriteState(
  { overlay, kept }: Held<FavouriteOverlay>,
  id: ProductId,
  state: { readonly isFavorites?: boolean; readonly stockReminderActive?: boolean },
): Held<FavouriteOverlay> {
  const changed = (ids: readonly ProductId[], isIn: boolean | undefined) => {
    if (isIn === undefined) return ids
    const others = ids.filter((each) => each !== id)
    return isIn ? [...others, id] : others
  }
  const next: FavouriteOverlay = {
    ...overlay,
    favourites: changed(overlay.favourites, state.isFavorites),
    reminders: changed(overlay.reminders, state.stockReminderActive),
  }
  return { overlay: next, kept: { ...kept, text: encodeFavourites(next), etag: '' } }
}
