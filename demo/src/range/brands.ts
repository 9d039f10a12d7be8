import { parseTable, requireOneOf } from './cells.ts'

const tiers = ['value', 'own', 'mid', 'premium'] as const
const faces = ['sans', 'slab', 'tall', 'serif', 'script', 'deco', 'round'] as const
const layouts = ['classic', 'plate', 'frame', 'low', 'sun', 'arch', 'block', 'wave', 'slant'] as const
const liveries = ['house', 'product', 'pale'] as const

/** The market position of a brand, which determines its prices. */
export type BrandTier = (typeof tiers)[number]

/** The lettering a brand uses on its packs. */
export type Face = (typeof faces)[number]

/** The label layout of a brand: the position of its name, and the background of the product's name. */
export type Layout = (typeof layouts)[number]

/** The colours of a pack: the brand's own, the product's, or a pale background with the product's colour. */
type Livery = (typeof liveries)[number]

export interface Brand {
  readonly code: string
  readonly name: string
  readonly tier: BrandTier
  readonly face: Face
  readonly layout: Layout
  readonly livery: Livery
  /** `#rrggbb`. */
  readonly base: string
  readonly band: string
}

// All names are invented. The colours are background and band.
const table = `
provender | Provender | own | sans | classic | pale | #0d6b45 | #0d6b45
plainfare | Plainfare | value | sans | low | pale | #1d3f8f | #ffd23c

harbour | Harbour | mid | slab | classic | house | #0f6f78 | #ffcf4d
maisie | Maisie | mid | round | sun | house | #2e7d3a | #ffe27a
pomaro | Pomaro | mid | script | classic | house | #b3261e | #f6efdc
dritto | Dritto | mid | serif | classic | house | #14356b | #e9f0fa
oakbank | Oakbank | mid | serif | frame | pale | #6b3d15 | #7a4a1e
goldmere | Goldmere | mid | serif | plate | house | #173f2a | #ffd95a
reddle | Reddle | mid | slab | plate | pale | #a51d18 | #226b35
beeley | Beeley | premium | serif | frame | pale | #5a3a08 | #e9b44c
kessel-row | Kessel Row | premium | serif | frame | house | #3a2519 | #e8b65a
sonali | Sonali | mid | deco | sun | house | #1d4f8f | #f3c64b
palmira | Palmira | mid | deco | wave | pale | #0d5c63 | #0d5c63
wexcombe | Wexcombe | mid | slab | block | house | #7c1f2b | #f3dcae
tindale | Tindale’s | mid | script | wave | house | #c4451c | #fff3dc
saltern-pike | Saltern & Pike | mid | serif | slant | house | #123f66 | #f4c542
mallow-hill | Mallow Hill | mid | script | sun | pale | #b03a6b | #f2b3c8
sugarloft | Sugarloft | mid | round | block | house | #2d6fb7 | #ffffff
pellwood | Pellwood | mid | slab | sun | house | #d9531e | #fff0c9
morrowby | Morrowby | premium | serif | arch | pale | #8a4f1d | #e6b566
nutterby | Nutterby | mid | round | low | house | #a8601f | #ffe3a6
brackenridge | Brackenridge | premium | deco | frame | pale | #3c4a1f | #8a9b3c
sharpley | Sharpley | mid | tall | slant | house | #4a2b6b | #f2e6a8
mrs-pettifer | Mrs Pettifer’s | premium | script | frame | pale | #8f1f45 | #d95f80
spicer-row | Spicer Row | mid | tall | block | product | #2b2422 | #2b2422
kesarya | Kesarya | mid | deco | arch | product | #7a1f14 | #f6c945
chandvi | Chandvi | mid | deco | sun | house | #9c1c5b | #ffd166
calabash-cove | Calabash Cove | mid | round | wave | house | #0a7a5a | #ffd23c
osei-daughters | Osei & Daughters | mid | slab | slant | house | #1f4d2b | #f5a623
jade-pier | Jade Pier | mid | deco | plate | house | #0b6b57 | #f5d27a
tsurumachi | Tsurumachi | premium | sans | low | pale | #c0282d | #20242c
siam-lantern | Siam Lantern | mid | deco | wave | house | #6a2c91 | #f9c74f
casa-telmo | Casa Telmo | mid | slab | slant | house | #d1451b | #ffe08a
sierra-alcon | Sierra Alcón | premium | deco | frame | house | #7a1c1c | #f2c14e
valdorsa | Valdorsa | premium | serif | arch | pale | #14532d | #b3261e
forno-nove | Forno Nove | mid | deco | plate | house | #22593a | #f6efdc
olivarro | Olivarro | premium | serif | arch | house | #394a1b | #e8d9a0
meltemia | Meltemia | mid | serif | wave | pale | #1f5fa8 | #1f5fa8
bayt-zahra | Bayt Zahra | mid | deco | frame | house | #134e4a | #eccb7a

kervanli | Kervanlı | mid | slab | slant | product | #7b2d12 | #f5deb3
gunesbag | Güneşbağ | mid | deco | sun | house | #3f6b1f | #ffd447
ayvadere | Ayvadere | mid | script | sun | pale | #a23b17 | #e0912f
sutluova | Sütlüova | mid | round | wave | pale | #1767b1 | #1767b1
etbasi | Etbaşı | mid | tall | block | house | #8f1616 | #f3d9a4
sekerhan | Şekerhan | premium | deco | frame | house | #7a1750 | #f1c15d
cayli-yokus | Çaylı Yokuş | mid | deco | plate | house | #9b1b1b | #f7e3b5
firinkoy | Fırınköy | mid | serif | low | pale | #8a4a14 | #e9a23b
kahvedan | Kahvedan | mid | deco | frame | house | #40200f | #d9a441
nardane | Nardane | mid | script | classic | house | #8c1132 | #f6dfc0
gaskowo | Gąskowo | mid | slab | plate | house | #8c2318 | #f7e6c4
lakowy-dwor | Łąkowy Dwór | mid | serif | wave | pale | #2b7a3d | #2b7a3d
swierkowa-chata | Świerkowa Chata | mid | script | frame | pale | #1f4d2e | #4f8a3c
mlynarzowo | Młynarzowo | mid | slab | arch | house | #9a6a24 | #fff2d6
brzozka | Brzózka | mid | round | low | house | #b5174b | #ffe3c2
rzeczka | Rzeczka | mid | round | sun | product | #0e6ba8 | #ffffff
pierogarnia-hania | Pierogarnia Hania | mid | script | plate | house | #1d4f91 | #ffffff
jagodkowo | Jagódkowo | mid | script | classic | pale | #5a2a83 | #8f5bb5
kutrowy | Kutrowy | mid | tall | slant | house | #0d4d7d | #e8f2f8

hollins | Hollins | mid | script | wave | pale | #1a4a80 | #1d5f9e
dunmoor | Dunmoor | premium | serif | classic | house | #1b3f36 | #f2b632
penny-coop | Penny Coop | mid | round | sun | house | #3f7f93 | #fff1d0
cowlishaw | Cowlishaw | premium | deco | frame | pale | #2f5d3a | #d9b44a
thistleford | Thistleford | premium | serif | plate | house | #4b2a6b | #e9d8f2
yopple | Yopple | mid | round | low | product | #5b2d8e | #ffffff
alpenrund | Alpenrund | mid | slab | block | house | #a11d22 | #ffd94f
valcendre | Valcendre | premium | serif | arch | pale | #23366f | #c9a24a
dunkwell | Dunkwell | mid | round | block | product | #1f3d2b | #1f3d2b
carverly | Carverly | mid | serif | slant | house | #5b1a24 | #f1d7b0
skerrow | Skerrow | premium | serif | frame | house | #10324f | #d8b66a
pastificio-lume | Pastificio Lume | premium | script | plate | pale | #7a5a12 | #e3b23c
greenbarrow | Greenbarrow | mid | round | wave | house | #3f7d20 | #f4f1bb
oatwick | Oatwick | premium | slab | low | pale | #2c4a7c | #e2c48d

spudsmith | Spudsmith | mid | slab | classic | house | #1f6b3b | #ffe07a
northwake | Northwake | mid | tall | classic | house | #11507d | #d9eef9
frostwell | Frostwell | mid | sans | block | product | #1b5e9b | #1b5e9b
coldbrook | Coldbrook | mid | tall | slant | house | #2a3f7a | #ffd166
crumbleton | Crumbleton | mid | slab | plate | house | #d98014 | #fff3d1
larkspur | Larkspur | premium | script | sun | pale | #7a2f4b | #b0567a
scoopley | Scoopley | mid | round | wave | product | #e0457b | #ffffff
pastry-yard | Pastry Yard | mid | slab | arch | house | #8c4a1b | #fbe7c3
butterlane | Butterlane | premium | serif | frame | pale | #b07a12 | #f0cf73
beanstead | Beanstead | mid | round | sun | house | #56761e | #f9e79f

fieldhand | Fieldhand | mid | tall | block | pale | #2f7d4a | #2f7d4a
orchard-gate | Orchard Gate | mid | serif | arch | pale | #a3271f | #2f6b2f
sunnady | Sunnady | mid | round | sun | house | #e07b12 | #fff0b8
harrow-dell | Harrow & Dell | premium | serif | frame | pale | #4a5d23 | #4a5d23
leafwright | Leafwright | mid | round | wave | house | #3d8b37 | #f0f7d4

fellside | Fellside | mid | tall | classic | house | #a8231f | #ffe9b8
draymoor | Draymoor | premium | slab | frame | house | #3a1216 | #d9b382
hillcote | Hillcote | mid | serif | arch | house | #45602a | #f3ead0
trotterdale | Trotterdale | mid | slab | wave | house | #b54b62 | #ffeef0
noorfield | Noorfield | mid | deco | plate | house | #0c5a3e | #f4d58d
wadebank | Wadebank | premium | serif | slant | house | #6b4a1d | #f6e7c1
bangerly | Bangerly | mid | slab | sun | house | #c23b22 | #ffe9a8
grillhouse-row | Grillhouse Row | mid | tall | block | house | #26221f | #f08a24
ocakdar | Ocakdar | mid | slab | arch | house | #a62b0f | #ffd98a
quayline | Quayline | mid | tall | wave | house | #0e5c8a | #f2f7fa

hearthby | Hearthby | premium | serif | arch | pale | #7d3f12 | #c98a3a
batchford | Batchford | mid | slab | block | house | #c8372d | #ffffff
teacake-lane | Teacake Lane | mid | script | sun | house | #b84f7a | #fff0dd
anatol | Anatol | mid | deco | classic | house | #d97f14 | #4d2406

fizzby | Fizzby | mid | script | slant | product | #7d1220 | #ffffff
fellwater | Fellwater | mid | round | wave | pale | #1469a8 | #1469a8
grovely | Grovely | mid | round | low | product | #2b7a2f | #fff6e0
hexwatt | Hexwatt | mid | tall | slant | product | #111417 | #b9f227
peakflow | Peakflow | mid | tall | wave | product | #12326b | #ffffff
tonbury | Tonbury | premium | serif | frame | pale | #1d4d4f | #c9a24a
squashton | Squashton | mid | slab | arch | product | #d94e1f | #ffffff
elderby | Elderby | premium | script | frame | pale | #4f6b2a | #a8bf5a
nilsbrook | Nilsbrook 0.0 | mid | slab | plate | house | #14406b | #e8eef4
vinella | Vinella Zero | premium | serif | frame | pale | #5b1235 | #a3734a
coralito | Coralito | mid | round | sun | product | #e8590c | #ffe066
shakerby | Shakerby | mid | round | low | product | #5a2a17 | #ffffff
caffe-trastino | Caffè Trastino | premium | deco | plate | house | #7a1216 | #f3e3c3
brewster-lamb | Brewster & Lamb | mid | serif | plate | house | #9c3a12 | #fff0d0
leaf-ledger | Leaf Ledger | premium | deco | frame | pale | #2f5d50 | #8fb59a
velvetine | Velvetine | mid | script | wave | house | #4a1f2b | #f0c9a0
sirella | Sirella | premium | deco | frame | pale | #37346b | #c9a24a

marlowe | Marlowe | mid | script | slant | house | #4a2417 | #e3a53a
gumbold | Gumbold | mid | round | low | product | #d62f6b | #fff36d
popplewick | Popplewick | mid | script | sun | pale | #c2255c | #f783ac
mintaro | Mintaro | mid | tall | slant | product | #0b6e8f | #ffffff
chewbury | Chewbury | mid | round | wave | product | #7b2cbf | #ffffff
caramio | Caramio | mid | deco | wave | house | #a3661d | #fff3d6
toffeeworth | Toffeeworth | premium | serif | frame | house | #5c3310 | #f0c36b
belvoire | Belvoire | premium | deco | frame | house | #2c1440 | #e0b354
krokko | Krokko | mid | slab | block | house | #c92a2a | #ffe066
tattersby | Tattersby | mid | script | classic | product | #c62032 | #ffffff
ridgecut | Ridgecut | premium | slab | frame | product | #2f2a24 | #f3e7c9
puffaloo | Puffaloo | mid | round | sun | product | #5f3dc4 | #ffd43b
nutsmith | Nutsmith | mid | slab | plate | house | #5c3d1e | #f6d28b
poppady | Poppady | mid | round | wave | house | #c2255c | #fff3bf
tortaza | Tortaza | mid | slab | slant | house | #e8590c | #ffe8a3
crumbworth | Crumbworth | mid | slab | wave | house | #16508c | #ffe3a3
dunkerley | Dunkerley | mid | serif | plate | house | #9b2226 | #fbe9c6
oatsley | Oatsley | mid | round | sun | house | #7a5c1e | #fdf0c4

brightwell | Brightwell | mid | tall | slant | pale | #0a6b4b | #0a7d57
scrubworth | Scrubworth | mid | slab | block | house | #c2410c | #fff1e0
lavendry | Lavendry | mid | script | wave | house | #6d4aa8 | #efe6ff
cloudrow | Cloudrow | mid | round | wave | pale | #3b82c4 | #8fc1ea
stoutbag | Stoutbag | mid | tall | block | house | #2b2f33 | #f4b400
airelle | Airelle | mid | script | sun | pale | #1c7c7d | #7ac7bb
sparkhouse | Sparkhouse | mid | tall | slant | house | #b3202c | #ffd60a
embercroft | Embercroft | mid | slab | block | house | #3b2a20 | #f28c28
dewberry-lane | Dewberry Lane | mid | serif | frame | pale | #5a3e85 | #b79bd9
lilla-bear | Lilla & Bear | mid | round | sun | pale | #3b7dbd | #f7b6c8
waggerly | Waggerly | mid | round | low | house | #1f6f8b | #ffd166
mewsley | Mewsley | mid | script | sun | house | #6b2d73 | #f7c9e0
remedo | Remedo | mid | sans | block | pale | #c1121f | #0b5fa5
petalia | Petalia | mid | script | wave | pale | #b5387a | #f29bc1
homewick | Homewick | own | sans | block | pale | #1f4e79 | #f2a541

packwright | Packwright | mid | slab | block | pale | #7a4a1e | #7a4a1e
kupella | Kupella | mid | round | wave | pale | #8a3b12 | #c8743a
verdipak | Verdipak | premium | round | sun | pale | #3f7d20 | #8fbf4f
tinfold | Tinfold | mid | tall | slant | house | #1e3a5f | #cfd8e0
tablewell | Tablewell | mid | serif | frame | pale | #6b1f3a | #c98fa3
gripwell | Gripwell | mid | tall | block | house | #12507b | #eaf3fa
tillmark | Tillmark | mid | sans | slant | house | #37474f | #ffca28
sudsbury | Sudsbury | mid | slab | wave | house | #0a5c9e | #ffffff
`

/** Every brand of the demo wholesaler, in the order of the table. */
export const brands: readonly Brand[] = parseTable(table).map(
  ([code = '', name = '', tier = '', face = '', layout = '', livery = '', base = '', band = '']) => ({
    code,
    name,
    tier: requireOneOf(tiers, tier),
    face: requireOneOf(faces, face),
    layout: requireOneOf(layouts, layout),
    livery: requireOneOf(liveries, livery),
    base,
    band,
  }),
)

const byCode = new Map(brands.map((brand) => [brand.code, brand]))

/** Throws on an unknown code, to catch mistakes in the handwritten ranges. */
export function requireBrand(code: string): Brand {
  const brand = byCode.get(code)
  if (!brand) throw new Error(`There is no brand ${code}.`)
  return brand
}
