import { parseTable, requireOneOf } from './cells.ts'

const tiers = ['value', 'own', 'mid', 'premium'] as const

/** The market position of a brand, which determines its prices. */
export type BrandTier = (typeof tiers)[number]

export interface Brand {
  readonly code: string
  readonly name: string
  readonly tier: BrandTier
}

const table = `
provender | Provender | own
plainfare | Plainfare | value

harbour | Harbour | mid
maisie | Maisie | mid
pomaro | Pomaro | mid
dritto | Dritto | mid
oakbank | Oakbank | mid
goldmere | Goldmere | mid
reddle | Reddle | mid
beeley | Beeley | premium
kessel-row | Kessel Row | premium
sonali | Sonali | mid
palmira | Palmira | mid
wexcombe | Wexcombe | mid
tindale | Tindale’s | mid
saltern-pike | Saltern & Pike | mid
mallow-hill | Mallow Hill | mid
sugarloft | Sugarloft | mid
pellwood | Pellwood | mid
morrowby | Morrowby | premium
nutterby | Nutterby | mid
brackenridge | Brackenridge | premium
sharpley | Sharpley | mid
mrs-pettifer | Mrs Pettifer’s | premium
spicer-row | Spicer Row | mid
kesarya | Kesarya | mid
chandvi | Chandvi | mid
calabash-cove | Calabash Cove | mid
osei-daughters | Osei & Daughters | mid
jade-pier | Jade Pier | mid
tsurumachi | Tsurumachi | premium
siam-lantern | Siam Lantern | mid
casa-telmo | Casa Telmo | mid
sierra-alcon | Sierra Alcón | premium
valdorsa | Valdorsa | premium
forno-nove | Forno Nove | mid
olivarro | Olivarro | premium
meltemia | Meltemia | mid
bayt-zahra | Bayt Zahra | mid

kervanli | Kervanlı | mid
gunesbag | Güneşbağ | mid
ayvadere | Ayvadere | mid
sutluova | Sütlüova | mid
etbasi | Etbaşı | mid
sekerhan | Şekerhan | premium
cayli-yokus | Çaylı Yokuş | mid
firinkoy | Fırınköy | mid
kahvedan | Kahvedan | mid
nardane | Nardane | mid
gaskowo | Gąskowo | mid
lakowy-dwor | Łąkowy Dwór | mid
swierkowa-chata | Świerkowa Chata | mid
mlynarzowo | Młynarzowo | mid
brzozka | Brzózka | mid
rzeczka | Rzeczka | mid
pierogarnia-hania | Pierogarnia Hania | mid
jagodkowo | Jagódkowo | mid
kutrowy | Kutrowy | mid

hollins | Hollins | mid
dunmoor | Dunmoor | premium
penny-coop | Penny Coop | mid
cowlishaw | Cowlishaw | premium
thistleford | Thistleford | premium
yopple | Yopple | mid
alpenrund | Alpenrund | mid
valcendre | Valcendre | premium
dunkwell | Dunkwell | mid
carverly | Carverly | mid
skerrow | Skerrow | premium
pastificio-lume | Pastificio Lume | premium
greenbarrow | Greenbarrow | mid
oatwick | Oatwick | premium

spudsmith | Spudsmith | mid
northwake | Northwake | mid
frostwell | Frostwell | mid
coldbrook | Coldbrook | mid
crumbleton | Crumbleton | mid
larkspur | Larkspur | premium
scoopley | Scoopley | mid
pastry-yard | Pastry Yard | mid
butterlane | Butterlane | premium
beanstead | Beanstead | mid

fieldhand | Fieldhand | mid
orchard-gate | Orchard Gate | mid
sunnady | Sunnady | mid
harrow-dell | Harrow & Dell | premium
leafwright | Leafwright | mid

fellside | Fellside | mid
draymoor | Draymoor | premium
hillcote | Hillcote | mid
trotterdale | Trotterdale | mid
noorfield | Noorfield | mid
wadebank | Wadebank | premium
bangerly | Bangerly | mid
grillhouse-row | Grillhouse Row | mid
ocakdar | Ocakdar | mid
quayline | Quayline | mid

hearthby | Hearthby | premium
batchford | Batchford | mid
teacake-lane | Teacake Lane | mid
anatol | Anatol | mid

fizzby | Fizzby | mid
fellwater | Fellwater | mid
grovely | Grovely | mid
hexwatt | Hexwatt | mid
peakflow | Peakflow | mid
tonbury | Tonbury | premium
squashton | Squashton | mid
elderby | Elderby | premium
nilsbrook | Nilsbrook 0.0 | mid
vinella | Vinella Zero | premium
coralito | Coralito | mid
shakerby | Shakerby | mid
caffe-trastino | Caffè Trastino | premium
brewster-lamb | Brewster & Lamb | mid
leaf-ledger | Leaf Ledger | premium
velvetine | Velvetine | mid
sirella | Sirella | premium

marlowe | Marlowe | mid
gumbold | Gumbold | mid
popplewick | Popplewick | mid
mintaro | Mintaro | mid
chewbury | Chewbury | mid
caramio | Caramio | mid
toffeeworth | Toffeeworth | premium
belvoire | Belvoire | premium
krokko | Krokko | mid
tattersby | Tattersby | mid
ridgecut | Ridgecut | premium
puffaloo | Puffaloo | mid
nutsmith | Nutsmith | mid
poppady | Poppady | mid
tortaza | Tortaza | mid
crumbworth | Crumbworth | mid
dunkerley | Dunkerley | mid
oatsley | Oatsley | mid

brightwell | Brightwell | mid
scrubworth | Scrubworth | mid
lavendry | Lavendry | mid
cloudrow | Cloudrow | mid
stoutbag | Stoutbag | mid
airelle | Airelle | mid
sparkhouse | Sparkhouse | mid
embercroft | Embercroft | mid
dewberry-lane | Dewberry Lane | mid
lilla-bear | Lilla & Bear | mid
waggerly | Waggerly | mid
mewsley | Mewsley | mid
remedo | Remedo | mid
petalia | Petalia | mid
homewick | Homewick | own

packwright | Packwright | mid
kupella | Kupella | mid
verdipak | Verdipak | premium
tinfold | Tinfold | mid
tablewell | Tablewell | mid
gripwell | Gripwell | mid
tillmark | Tillmark | mid
sudsbury | Sudsbury | mid
`

/** Every brand of the demo wholesaler, in the order of the table. */
export const brands: readonly Brand[] = parseTable(table).map(([code = '', name = '', tier = '']) => ({
  code,
  name,
  tier: requireOneOf(tiers, tier),
}))

const byCode = new Map(brands.map((brand) => [brand.code, brand]))

/** Throws on an unknown code, to catch mistakes in the handwritten ranges. */
export function requireBrand(code: string): Brand {
  const brand = byCode.get(code)
  if (!brand) throw new Error(`There is no brand ${code}.`)
  return brand
}
