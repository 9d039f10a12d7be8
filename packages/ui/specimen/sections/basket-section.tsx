import { __iconData as arrowRight } from 'lucide-react/icons/arrow-right'
import { __iconData as clipboardPaste } from 'lucide-react/icons/clipboard-paste'
import { __iconData as ellipsis } from 'lucide-react/icons/ellipsis'
import { __iconData as pencil } from 'lucide-react/icons/pencil'
import { __iconData as trash } from 'lucide-react/icons/trash'
import { __iconData as zap } from 'lucide-react/icons/zap'
import { MiniBasket } from '../../src/basket/mini-basket.tsx'
import { CutOffClock, MinimumProgress, PayBar, Summary, Totals } from '../../src/basket/summary.tsx'
import { ButtonLink } from '../../src/controls/button.tsx'
import { SearchBox } from '../../src/controls/search-box.tsx'
import { Pick, Toolbar } from '../../src/controls/toolbar.tsx'
import { Menu } from '../../src/overlays/menu.tsx'
import { Note } from '../../src/page/note.tsx'
import { PageHeader } from '../../src/page/page-parts.tsx'
import { icon } from '../../src/tokens/icon.tsx'
import { BasketLines } from '../basket-lines.tsx'
import { products } from '../products.ts'

const NextIcon = icon(arrowRight)
const PasteIcon = icon(clipboardPaste)
const MoreIcon = icon(ellipsis)
const QuickIcon = icon(zap)
const RenameIcon = icon(pencil)
const DeleteIcon = icon(trash)

function BasketSummary() {
  return (
    <Summary label="Summary">
      <MinimumProgress label="Minimum order" value={10_580} of={15_000}>
        <b className="text-ink">£44.20</b> to the £150.00 delivery minimum
      </MinimumProgress>
      <CutOffClock title="Delivered Tuesday 24 November" near>
        Order within <time>3 h 12 m</time>, by 20:00 tonight
      </CutOffClock>
      <Totals
        lines={[
          { name: 'Net, 38 lines', value: '£1,129.37' },
          { name: 'VAT 0% on £982.77', value: '£0.00' },
          { name: 'VAT 20% on £146.60', value: '£29.32' },
          { name: 'Delivery', value: 'Free' },
        ]}
        total={{ name: 'Total', value: '£1,158.69' }}
      />
      <ButtonLink href="#checkout" look="go" size="tall" wide>
        Checkout <NextIcon size="s" />
      </ButtonLink>
      <p className="text-small text-ink-3">
        Prices are checked again when you order. You can change the order until 20:00.
      </p>
    </Summary>
  )
}

export function BasketSection() {
  return (
    <>
      <PageHeader
        title="Weekly shop"
        detail="39 lines"
        end={
          <a href="#baskets" className="py-1.5 text-label text-accent">
            All baskets
          </a>
        }
      />
      <div data-density="compact">
        <Toolbar
          end={
            <Menu
              trigger={{ as: 'icon', label: 'More', face: <MoreIcon /> }}
              actions={[
                { name: 'Rename', icon: <RenameIcon size="s" />, onChoose: () => {} },
                { name: 'All baskets', href: '#baskets' },
                { name: 'Delete basket', icon: <DeleteIcon size="s" />, danger: true, onChoose: () => {} },
              ]}
            />
          }
        >
          <div className="max-w-115 flex-[1_1_260px]">
            <SearchBox
              small
              start={<QuickIcon size="s" />}
              label="Quick add"
              placeholder="Quick add: code or name, then quantity"
            />
          </div>
          <Pick>
            <PasteIcon size="s" /> Paste a list
          </Pick>
        </Toolbar>
      </div>
      <div className="mb-3">
        <Note tone="low">
          <b>4 lines need a look</b> before checkout: 1 price, 1 short, 1 in transit, 1 out of stock.{' '}
          <a href="#these" className="link">
            Show only these
          </a>
        </Note>
      </div>
      <div className="beside-summary">
        <BasketLines />
        <BasketSummary />
      </div>
      <h2 className="mt-12 mb-4 text-title">Basket at a glance</h2>
      <div className="w-95 max-w-full rounded-tile border border-line">
        <MiniBasket
          title="Weekly shop"
          detail="39 lines"
          lines={products.slice(0, 4).map((product) => ({
            key: product.code,
            href: '#product',
            name: `${product.brand} ${product.name}`,
            detail: '3 boxes × £8.64',
            sum: '£25.92',
            storage: product.storage,
            picture: product.picture,
          }))}
          sumName="Net total"
          more="and 35 more"
          total={{ name: 'Net', value: '£1,129.37' }}
          actions={
            <>
              <ButtonLink href="#basket">Basket</ButtonLink>
              <ButtonLink href="#checkout" look="go">
                Checkout
              </ButtonLink>
            </>
          }
        />
      </div>
      <PayBar total="£1,158.69" detail="inc £29.32 VAT · 3 h 12 m left">
        <ButtonLink href="#checkout" look="go">
          Checkout
        </ButtonLink>
      </PayBar>
    </>
  )
}
