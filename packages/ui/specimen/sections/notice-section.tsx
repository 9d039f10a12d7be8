import { __iconData as cookie } from 'lucide-react/icons/cookie'
import { __iconData as searchX } from 'lucide-react/icons/search-x'
import { __iconData as shoppingBasket } from 'lucide-react/icons/shopping-basket'
import { __iconData as signpost } from 'lucide-react/icons/signpost'
import { useState } from 'react'
import { Button, ButtonLink } from '../../src/controls/button.tsx'
import { Dialog } from '../../src/overlays/dialog.tsx'
import { HoverCard } from '../../src/overlays/hover-card.tsx'
import { createNoticeQueue } from '../../src/overlays/notice-queue.ts'
import { Notices } from '../../src/overlays/notices.tsx'
import { QuestionBar } from '../../src/overlays/question-bar.tsx'
import { DeadEnd, Empty, ErrorState } from '../../src/page/empty-state.tsx'
import { Note } from '../../src/page/note.tsx'
import { Strip } from '../../src/page/strip.tsx'
import { ProductChoice, SellList } from '../../src/product/product-page.tsx'
import { StockAlert } from '../../src/product/stock-alert.tsx'
import { icon } from '../../src/tokens/icon.tsx'
import { reasonLabels } from '../labels.ts'
import { products } from '../products.ts'
import { Sample, Section } from '../section.tsx'
import { inBasket, Live } from './add-section.tsx'

const CookieIcon = icon(cookie)
const BasketIcon = icon(shoppingBasket)
const SearchIcon = icon(searchX)
const LostIcon = icon(signpost)

const queue = createNoticeQueue()

function UnitChoice() {
  const [open, setOpen] = useState(false)
  const crisps = products[2]
  if (!crisps) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>Box or each</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Box or each"
        closeLabel="Close"
        dismissible
        header={<ProductChoice {...crisps} />}
      >
        <StockAlert
          inline
          title="That is all of them"
          text="14 boxes are in stock, and all 14 are in your basket."
          closeLabel="Close"
          onClose={() => {}}
        />
        <SellList
          units={[
            {
              name: 'Box of 40',
              price: crisps.price,
              add: (
                <Live
                  start={inBasket(14, 'box', 14)}
                  maximum={14}
                  reason={reasonLabels.stock}
                  reasonPosition="bottom"
                />
              ),
            },
            { name: 'Each', price: crisps.both ?? crisps.price, add: <Live reasonPosition="bottom" /> },
          ]}
        />
      </Dialog>
    </>
  )
}

function DeleteDialog() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        Delete basket
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Delete “Weekly shop”?"
        closeLabel="Close"
        actions={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button look="danger" onClick={close}>
              Delete
            </Button>
          </>
        }
      >
        <p className="text-ink-2">Its 39 lines are lost. Your other baskets stay.</p>
      </Dialog>
    </>
  )
}

export function NoticeSection() {
  return (
    <>
      <Notices queue={queue} label="Messages" closeLabel="Close" />
      <Section title="Information, warnings, questions" wide>
        <Sample name="Strip" full>
          <Strip>Offline. Prices as of 14:05. What you add is kept and sent when you are back.</Strip>
        </Sample>
        <Sample name="Notes">
          <div className="grid gap-2">
            <Note>
              <b>Picking starts at 20:00.</b> Until then you can change this order.
            </Note>
            <Note tone="low">
              <b>3 prices changed</b> since you added them.{' '}
              <a href="#keep" className="link">
                Choose what to keep
              </a>
            </Note>
            <Note tone="bad">
              <b>Payment was unsuccessful.</b> Your payment method was declined. Nothing was charged.
            </Note>
          </div>
        </Sample>
        <Sample name="Notices and dialogs">
          <div className="flex flex-wrap gap-2">
            <Button
              onClick={() =>
                queue.show({
                  kind: 'toast',
                  about: 'removed',
                  text: 'Dritto Spaghetti removed',
                  action: { label: 'Undo', onAction: () => {} },
                })
              }
            >
              Toast
            </Button>
            <Button
              onClick={() =>
                queue.show({
                  kind: 'toast',
                  about: 'done',
                  text: '38 lines added from order PV-47960',
                  detail: '2 products are no longer sold and were left out.',
                  action: { label: 'View', onAction: () => {} },
                })
              }
            >
              Long toast
            </Button>
            <Button
              onClick={() =>
                queue.show({
                  kind: 'stock',
                  title: 'That is all of them',
                  text: '14 boxes of Kessel Row Filter Ground are in stock, and all 14 are in your basket.',
                })
              }
            >
              Stock alert
            </Button>
            <UnitChoice />
            <DeleteDialog />
            <HoverCard trigger={<ButtonLink href="#basket">Hover here</ButtonLink>} label="Basket">
              <p className="p-4">A card with more.</p>
            </HoverCard>
          </div>
        </Sample>
        <Sample name="Buttons">
          <div className="flex flex-wrap gap-2">
            <Button look="go">Checkout</Button>
            <Button>Reorder</Button>
            <Button look="bare">Change</Button>
            <Button disabled>Not yet</Button>
            <Button look="go" busy>
              Checkout
            </Button>
            <Button size="small">Small</Button>
            <Button look="danger">Delete</Button>
          </div>
        </Sample>
      </Section>
      <Section title="Nothing, broken" wide>
        <Empty
          icon={<BasketIcon size="x" />}
          title="Nothing in this basket yet"
          actions={
            <>
              <ButtonLink href="#usuals" look="go">
                Your usuals
              </ButtonLink>
              <ButtonLink href="#reorder">Reorder 17 Nov</ButtonLink>
            </>
          }
        >
          Start from your usuals, or bring back the last order and change what is different.
        </Empty>
        <Empty
          icon={<SearchIcon size="x" />}
          title="No product for “harbuor benas”"
          actions={<Button>Scan</Button>}
        >
          Did you mean{' '}
          <a href="#beans" className="link">
            harbour beans
          </a>
          ? You can also scan the barcode, or ask us to stock it.
        </Empty>
        <ErrorState title="We could not load your orders" actions={<Button look="go">Try again</Button>}>
          Your basket is safe on this device. Reference 7F3K-22 if you call us.
        </ErrorState>
      </Section>
      <DeadEnd
        icon={<LostIcon size="x" />}
        code="404"
        title="We're sorry, but we couldn't find the page you were looking for."
        actions={
          <ButtonLink href="#home" look="go">
            Home
          </ButtonLink>
        }
      >
        <p>It may have moved, or the product may no longer be sold.</p>
      </DeadEnd>
      <QuestionBar
        label="Cookies"
        icon={<CookieIcon size="l" />}
        actions={
          <>
            <Button>Necessary only</Button>
            <Button look="go">Accept</Button>
          </>
        }
      >
        We keep you logged in and count visits with cookies.{' '}
        <a href="#privacy" className="link">
          Privacy policy
        </a>
      </QuestionBar>
    </>
  )
}
