import { useLingui } from '@lingui/react/macro'
import { showCount } from '@provender/domain/money/show-money'
import { icon } from '@provender/ui/tokens/icon'
import { useLanguage } from '@provender/web/texts/use-language'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { __iconData as arrowRight } from 'lucide-react/icons/arrow-right'
import { __iconData as search } from 'lucide-react/icons/search'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useDepartments } from '../../kernel/session/use-departments.ts'
import { useShopState } from '../../kernel/state/shop-state.ts'
import { shopHref, shopSearch } from '../catalogue/shop-address.ts'
import { useAmounts } from '../catalogue/use-amounts.ts'
import { deviceSuggestionsQuery } from '../search/product-suggestions.ts'
import { findUsuals } from '../usual/find-usuals.ts'
import type { GuideItem } from '../usual/requested-items.ts'
import { useSkipped } from '../usual/skipped-items.ts'
import { useDueDates } from '../usual/use-due-dates.ts'
import { DueSection } from './due-section.tsx'
import { guideGroups } from './guide-groups.ts'
import { FoundUsuals, GuideGroups, GuideHeading } from './guide-section.tsx'
import { GuideTools } from './guide-tools.tsx'
import { useGrowingCount } from './use-growing-count.ts'

const SearchIcon = icon(search)
const NextIcon = icon(arrowRight)

/** The usuals: first what is due, then the rest by department; or what was found in them. */
export function GuideView({ usuals }: { readonly usuals: readonly GuideItem[] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const router = useRouter()
  const rows = useRef<HTMLElement>(null)
  const lists = useGuideGroups(usuals)
  const { rule, due, groups, skippedCount } = lists
  const [chosen, setChosen] = useState<string>()
  const [text, setText] = useState('')
  const query = useDeferredValue(text).trim()
  const results = useMemo(() => (query === '' ? [] : findUsuals(usuals, query)), [usuals, query])
  const hasDue = due.length + skippedCount > 0
  const group = chosen ?? (hasDue ? 'due' : 'all')
  const count = (items: readonly unknown[]) => showCount(items.length, language)
  const chips = [
    ...(hasDue ? [{ key: 'due', name: t`Due now`, count: count(due) }] : []),
    { key: 'all', name: t`All`, count: count(usuals) },
    ...groups.map(({ key, name, items }) => ({ key, name, count: count(items) })),
  ]
  const enterFound = () => {
    const first = rows.current?.querySelector<HTMLElement>('[data-guide-line] :is(button:enabled, input)')
    if (text.trim() !== '' && findUsuals(usuals, text).length === 0)
      void router.navigate({ to: '/shop', search: shopSearch({ q: text.trim() }) })
    else first?.focus()
  }
  return (
    <section aria-label={t`Your usuals`} ref={rows}>
      <GuideTools
        text={text}
        onText={setText}
        onFound={enterFound}
        chips={chips}
        chosen={query === '' ? group : 'all'}
        onChoose={(key) => {
          setText('')
          setChosen(key)
        }}
      />
      {query !== '' && (
        <FoundUsuals
          usuals={results}
          of={usuals.length}
          today={rule.today}
          more={<SearchRange query={query} />}
        />
      )}
      {/* Stays mounted, so that a letter in the field does not take down hundreds of lines. */}
      <div hidden={query !== ''}>
        {group === 'due' ? (
          <DueFirst of={usuals.length} {...lists} />
        ) : (
          <Groups key={group} chosen={group} {...lists} />
        )}
      </div>
    </section>
  )
}

type GuideLists = ReturnType<typeof useGuideGroups>

function DueFirst({ of, rule, due, notDue, next, skippedCount, skip }: GuideLists & { readonly of: number }) {
  const { t } = useLingui()
  const count = useGrowingCount(of)
  return (
    <>
      <DueSection due={due} count={count} rule={rule} skippedCount={skippedCount} onSkip={skip} next={next} />
      {notDue.length > 0 && <GuideHeading title={t`Not due yet`} />}
      <GuideGroups groups={notDue} count={count - due.length} today={rule.today} />
    </>
  )
}

function Groups({ chosen, rule, groups }: GuideLists & { readonly chosen: string }) {
  const visibleGroups = useMemo(
    () => (chosen === 'all' ? groups : groups.filter(({ key }) => key === chosen)),
    [groups, chosen],
  )
  const total = visibleGroups.reduce((sum, { items }) => sum + items.length, 0)
  const count = useGrowingCount(total)
  return <GuideGroups groups={visibleGroups} count={count} today={rule.today} />
}

function SearchRange({ query }: { readonly query: string }) {
  const { t } = useLingui()
  const amounts = useAmounts()
  const { data: results } = useQuery(deviceSuggestionsQuery(query))
  const isExact = results?.answersAll === true && results.didYouMean === null
  return (
    <a
      href={shopHref({ q: query })}
      className="flex min-h-14 items-center gap-3 border-b border-line text-label text-accent hover:bg-sunken"
    >
      <SearchIcon />
      <span className="min-w-0 flex-1">{t`Search the whole range for “${query}”`}</span>
      {isExact && results.total > 0 && (
        <span className="text-small figures text-ink-2">{amounts.products(results.total)}</span>
      )}
      <NextIcon size="s" />
    </a>
  )
}

function useGuideGroups(usuals: readonly GuideItem[]) {
  const { t } = useLingui()
  const { notices } = useShopState()
  const departments = useDepartments()
  const rule = useDueDates()
  const [skipped, setSkipped] = useSkipped(usuals)
  const names = useMemo(
    () => ({ ambient: t`Ambient`, chilled: t`Chilled`, frozen: t`Frozen`, other: t`Other` }),
    [t],
  )
  const lists = useMemo(() => {
    const allDue = usuals.filter(rule.isDue)
    const due = allDue.filter(({ product }) => !skipped.has(product.id))
    const groupsOf = (items: readonly GuideItem[]) => guideGroups(items, departments, names)
    const isListed = new Set(due)
    const [next] = usuals
      .filter((item) => (rule.dueOn(item) ?? 0) > rule.arrivesOn)
      .toSorted((one, other) => (rule.dueOn(one) ?? 0) - (rule.dueOn(other) ?? 0))
    return {
      due,
      skippedCount: allDue.length - due.length,
      groups: groupsOf(usuals),
      notDue: groupsOf(usuals.filter((item) => !isListed.has(item))),
      next,
    }
  }, [usuals, rule, skipped, departments, names])
  const skip = (items: readonly GuideItem[]) => {
    const before = [...skipped]
    setSkipped([...before, ...items.map(({ product }) => product.id)])
    notices.show({
      kind: 'toast',
      about: 'removed',
      text: t`Skipped until your next order.`,
      action: { label: t`Undo`, onAction: () => setSkipped(before) },
    })
  }
  return { ...lists, rule, skip }
}
