import { Badge } from '../../src/product/badge.tsx'
import { PriceBlock } from '../../src/product/price-block.tsx'
import { StockMark } from '../../src/product/stock-mark.tsx'
import { Tile } from '../../src/product/tile.tsx'
import { products } from '../products.ts'
import { Sample, Section } from '../section.tsx'
import { productWords } from '../words.ts'

const words = productWords

const tileText = { brand: 'Provender', name: 'Baked beans', pack: '12 × 400 g' }

export function PriceSection() {
  return (
    <Section title="Price, stock, tickets, pictures">
      <Sample name="Standard">
        <PriceBlock
          price={{ kind: 'standard', now: '£15.48', unit: words.box, sub: ['£18.58 inc VAT', '£1.29/l'] }}
        />
      </Sample>
      <Sample name="Yours">
        <PriceBlock
          price={{
            kind: 'yours',
            ticket: words.yours,
            oldWord: words.was,
            old: '£18.40',
            now: '£16.95',
            unit: words.box,
            sub: ['0% VAT', '£1.70/kg'],
          }}
        />
      </Sample>
      <Sample name="Promotion">
        <PriceBlock
          price={{
            kind: 'promo',
            ticket: words.promo,
            oldWord: words.was,
            old: '£10.32',
            now: '£8.64',
            unit: words.box,
            sub: ['£10.37 inc VAT', '£1.09/l'],
          }}
        />
      </Sample>
      <Sample name="Clearance">
        <PriceBlock
          price={{
            kind: 'clearance',
            ticket: words.clearance,
            oldWord: words.was,
            old: '£17.94',
            now: '£13.50',
            unit: words.box,
            sub: ['0% VAT', '£6.62/kg'],
          }}
        />
      </Sample>
      <Sample name="By weight">
        <PriceBlock price={{ kind: 'standard', now: '£7.85', unit: 'kg', sub: ['about £39.25 a block'] }} />
      </Sample>
      <Sample name="All prices including VAT">
        <PriceBlock
          price={{
            kind: 'promo',
            ticket: words.promo,
            oldWord: words.was,
            old: '£12.38',
            now: '£10.37',
            unit: `${words.box} inc VAT`,
            sub: ['£8.64 ex VAT', '£1.31/l'],
          }}
        />
      </Sample>
      <Sample name="Hidden">
        <PriceBlock price={{ hidden: words.hidden }} />
      </Sample>
      <Sample name="Big">
        <PriceBlock
          size="big"
          price={{
            kind: 'yours',
            ticket: words.yours,
            oldWord: words.was,
            old: '£14.64',
            now: '£13.20',
            unit: words.box,
            sub: ['0% VAT', '£1.33/kg'],
          }}
        />
      </Sample>
      <Sample name="Row">
        <PriceBlock
          size="row"
          price={{
            kind: 'promo',
            ticket: words.promo,
            oldWord: words.was,
            old: '£9.12',
            now: '£7.68',
            unit: words.box,
            sub: ['0% VAT', '£1.60/kg'],
          }}
        />
      </Sample>
      <Sample name="Ledger">
        <PriceBlock size="ledger" price={{ kind: 'standard', now: '£7.68', unit: words.box }} />
      </Sample>
      <Sample name="Stock">
        <div className="grid gap-2">
          <StockMark kind="in">{words.inStock}</StockMark>
          <StockMark kind="low">{words.low}</StockMark>
          <StockMark kind="transit">{words.transit}</StockMark>
          <StockMark kind="out">{words.out}</StockMark>
        </div>
      </Sample>
      <Sample name="Tickets">
        <div className="flex flex-wrap gap-1.5">
          <Badge kind="promo">{words.promo}</Badge>
          <Badge kind="clearance">{words.clearance}</Badge>
          <Badge kind="yours">{words.yours}</Badge>
          <Badge kind="new">{words.isNew}</Badge>
        </div>
      </Sample>
      <Sample name="Ambient, chilled, frozen">
        <div className="grid grid-cols-3 gap-2">
          <Tile storage="ambient" text={tileText} picture={products[0]?.picture} />
          <Tile storage="chilled" text={tileText} keep={words.chilled} picture={products[2]?.picture} />
          <Tile storage="frozen" text={tileText} keep={words.frozen} picture={products[3]?.picture} />
        </div>
      </Sample>
      <Sample name="None, broken, pale, a photograph">
        <div className="grid grid-cols-4 gap-2">
          <Tile storage="ambient" text={tileText} />
          <Tile storage="chilled" text={tileText} picture={{ src: '/nowhere.webp' }} />
          <Tile storage="ambient" text={tileText} picture={products[0]?.picture} pale />
          <Tile
            storage="frozen"
            text={tileText}
            picture={{ src: products[1]?.picture.src ?? '', photo: true }}
          />
        </div>
      </Sample>
      <Sample name="Large, thumb">
        <div className="flex gap-2">
          <Tile storage="ambient" text={tileText} picture={products[0]?.picture} shape="large" />
          <Tile storage="ambient" text={tileText} picture={products[0]?.picture} shape="thumb" />
        </div>
      </Sample>
    </Section>
  )
}
