import { phoneWidth } from '@provender/ui/tokens/phone-width'
import { prefetchModules, lazyPart } from '@provender/web/loading/lazy-part'
import { useMatches } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import type { ProductCardFieldsFragment } from '../features/catalogue/product-card.documents.ts'
import { unitChoiceRequested } from '../features/catalogue/unit-choice-requested.ts'
import { reminderQuestionRequested } from '../features/push/reminder-question-requested.ts'

const UnitChoiceDialog = lazyPart(
  async () => (await import('../features/catalogue/unit-choice-dialog.tsx')).UnitChoiceDialog,
)
const ReminderQuestion = lazyPart(
  async () => (await import('../features/push/reminder-question.tsx')).ReminderQuestion,
)

const loadWedgeScans = async () => (await import('../features/scan/wedge-scans.tsx')).WedgeScans
const WedgeScans = lazyPart(loadWedgeScans)
const NotificationPrompt = lazyPart(
  async () => (await import('../features/push/notification-prompt.tsx')).NotificationPrompt,
)

export function ProductListFloats() {
  const [question, setQuestion] = useState<{ readonly onContinue: () => void }>()
  const isClear = useMatches({ select: (matches) => matches.at(-1)?.staticData.isClear ?? false })
  useEffect(
    () =>
      reminderQuestionRequested.subscribe((asked) => {
        if (isClear && matchMedia(phoneWidth).matches) asked.onContinue()
        else setQuestion(asked)
      }),
    [isClear],
  )
  return (
    <Suspense>
      <UnitChoice />
      {question && (
        <ReminderQuestion
          onDone={() => {
            setQuestion(undefined)
            question.onContinue()
          }}
        />
      )}
      <QuietParts mayPrompt={question === undefined} />
    </Suspense>
  )
}

/** Optional parts that load when the page is idle. */
function QuietParts({ mayPrompt }: { readonly mayPrompt: boolean }) {
  const [hasNoQuestion, setHasNoQuestion] = useState(false)
  useEffect(() => prefetchModules([async () => setHasNoQuestion((await loadWedgeScans()) !== undefined)]), [])
  if (!hasNoQuestion) return null
  return (
    <Suspense>
      <WedgeScans />
      {mayPrompt && <NotificationPrompt />}
    </Suspense>
  )
}

/** Keeps the product while the dialog closes, so that it can animate. */
function UnitChoice() {
  // Users add products offline too.
  useEffect(() => prefetchModules([UnitChoiceDialog.prefetch]), [])
  const [choice, setChoice] = useState<{
    readonly product: ProductCardFieldsFragment
    readonly open: boolean
  }>()
  useEffect(() => unitChoiceRequested.subscribe((product) => setChoice({ product, open: true })), [])
  if (!choice) return null
  return (
    <UnitChoiceDialog
      key={choice.product.id}
      product={choice.product}
      open={choice.open}
      onClose={() => setChoice({ ...choice, open: false })}
    />
  )
}
