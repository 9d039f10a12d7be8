import { Badge } from '../../src/product/badge.tsx'
import { PriceBlock } from '../../src/product/price-block.tsx'
import { StockMark } from '../../src/product/stock-mark.tsx'
import { Tile } from '../../src/product/tile.tsx'
import { productLabels } from '../labels.ts'
import { products } from '../products.ts'
import { Sample, Section } from '../section.tsx'

const labels = productLabels

const tileText = { brand: 'Provender', name: 'Baked beans', pack: '12 × 400 g' }

export function PriceSection() {
  return (
    <Section title="Price, stock, tickets, pictures">
      <Sample name="Standard">
        <PriceBlock
          price={{ kind: 'standard', now: '£15.48', unit: labels.box, sub: ['£18.58 inc VAT', '£1.29/l'] }}
        />
      </Sample>
      <Sample name="Yours">
        <PriceBlock
          price={{
            kind: 'yours',
            ticket: labels.yours,
            oldWord: labels.was,
            old: '£18.40',
            now: '£16.95',
            unit: labels.box,
            sub: ['0% VAT', '£1.70/kg'],
          }}
        />
      </Sample>
      <Sample name="Promotion">
        <PriceBlock
          price={{
            kind: 'promo',
            ticket: labels.promo,
            oldWord: labels.was,
            old: '£10.32',
            now: '£8.64',
            unit: labels.box,
            sub: ['£10.37 inc VAT', '£1.09/l'],
          }}
        />
      </Sample>
      <Sample name="Clearance">
        <PriceBlock
          price={{
            kind: 'clearance',
            ticket: labels.clearance,
            oldWord: labels.was,
            old: '£17.94',
            now: '£13.50',
            unit: labels.box,
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
            ticket: labels.promo,
            oldWord: labels.was,
            old: '£12.38',
            now: '£10.37',
            unit: `${labels.box} inc VAT`,
            sub: ['£8.64 ex VAT', '£1.31/l'],
          }}
        />
      </Sample>
      <Sample name="Hidden">
        <PriceBlock price={{ hidden: labels.hidden }} />
      </Sample>
      <Sample name="Big">
        <PriceBlock
          size="big"
          price={{
            kind: 'yours',
            ticket: labels.yours,
            oldWord: labels.was,
            old: '£14.64',
            now: '£13.20',
            unit: labels.box,
            sub: ['0% VAT', '£1.33/kg'],
          }}
        />
      </Sample>
      <Sample name="Row">
        <PriceBlock
          size="row"
          price={{
            kind: 'promo',
            ticket: labels.promo,
            oldWord: labels.was,
            old: '£9.12',
            now: '£7.68',
            unit: labels.box,
            sub: ['0% VAT', '£1.60/kg'],
          }}
        />
      </Sample>
      <Sample name="Ledger">
        <PriceBlock size="ledger" price={{ kind: 'standard', now: '£7.68', unit: labels.box }} />
      </Sample>
      <Sample name="Stock">
        <div className="grid gap-2">
          <StockMark kind="in">{labels.inStock}</StockMark>
          <StockMark kind="low">{labels.low}</StockMark>
          <StockMark kind="transit">{labels.transit}</StockMark>
          <StockMark kind="out">{labels.out}</StockMark>
        </div>
      </Sample>
      <Sample name="Tickets">
        <div className="flex flex-wrap gap-1.5">
          <Badge kind="promo">{labels.promo}</Badge>
          <Badge kind="clearance">{labels.clearance}</Badge>
          <Badge kind="yours">{labels.yours}</Badge>
          <Badge kind="new">{labels.isNew}</Badge>
        </div>
      </Sample>
      <Sample name="Ambient, chilled, frozen">
        <div className="grid grid-cols-3 gap-2">
          <Tile storage="ambient" text={tileText} picture={products[0]?.picture} />
          <Tile
            storage="chilled"
            text={tileText}
            storageLabel={labels.chilled}
            picture={products[2]?.picture}
          />
          <Tile
            storage="frozen"
            text={tileText}
            storageLabel={labels.frozen}
            picture={products[3]?.picture}
          />
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
