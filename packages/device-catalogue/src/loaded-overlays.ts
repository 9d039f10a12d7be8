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

interface LoadedOverlay<Overlay> {
  readonly overlay: Overlay
  readonly section: StoredSection
}

export interface LoadedOverlays {
  readonly prices: LoadedOverlay<PriceOverlay> | undefined
  readonly stock: LoadedOverlay<StockOverlay> | undefined
  readonly marks: LoadedOverlay<FavouriteOverlay> | undefined
}

export const noOverlays: LoadedOverlays = { prices: undefined, stock: undefined, marks: undefined }

export function openOverlays(
  section: ReadonlyMap<MainSection, StoredSection>,
  owner: string,
): LoadedOverlays {
  const open = <Overlay>(name: MainSection, decode: Decode<Overlay>): LoadedOverlay<Overlay> | undefined => {
    const part = section.get(name)
    return part?.owner === owner ? decodeSection(part, decode) : undefined
  }
  return {
    prices: open('prices', decodePrices),
    stock: open('stock', decodeStock),
    marks: open('marks', decodeFavourites),
  }
}

type Decode<Overlay> = (text: string) => Result<Overlay, SectionRefusal>

function decodeSection<Overlay>(
  section: StoredSection,
  decode: Decode<Overlay>,
): LoadedOverlay<Overlay> | undefined {
  const decoded = decode(section.text)
  return decoded.ok ? { overlay: decoded.value, section } : undefined
}

interface RenewOptions {
  readonly requestSection: RequestSection
  readonly label: () => Omit<StoredSection, 'text' | 'etag'>
}

/** The overlays as the server has them now; an overlay that cannot be fetched stays as it is. */
export async function renewOverlays(before: LoadedOverlays, options: RenewOptions): Promise<LoadedOverlays> {
  const [prices, stock, favourites] = await Promise.all([
    renew(before.prices, { ...options, path: '/catalogue/prices', decode: decodePrices }),
    renew(before.stock, { ...options, path: '/catalogue/stock', decode: decodeStock }),
    renew(before.marks, { ...options, path: '/catalogue/marks', decode: decodeFavourites }),
  ])
  return { prices, stock, marks: favourites }
}

async function renew<Overlay>(
  before: LoadedOverlay<Overlay> | undefined,
  {
    requestSection,
    label,
    path,
    decode,
  }: RenewOptions & { readonly path: string; readonly decode: Decode<Overlay> },
): Promise<LoadedOverlay<Overlay> | undefined> {
  const answer = await requestSection(path, before?.section.etag ?? '')
  if (answer.kind === 'same') return before && { ...before, section: { ...before.section, ...label() } }
  if (answer.kind !== 'text') return before
  const { text, etag } = answer
  return decodeSection({ ...label(), text, etag }, decode) ?? before
}

/** Shows a changed favourite or reminder at once; the next renewal replaces it with the server's state. */
export function withFavouriteState(
  { overlay, section }: LoadedOverlay<FavouriteOverlay>,
  id: ProductId,
  state: { readonly isFavorites?: boolean; readonly stockReminderActive?: boolean },
): LoadedOverlay<FavouriteOverlay> {
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
  return { overlay: next, section: { ...section, text: encodeFavourites(next), etag: '' } }
}
