import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, ButtonLink } from '@provender/ui/controls/button'
import { SearchBox } from '@provender/ui/controls/search-box'
import { Empty } from '@provender/ui/page/empty-state'
import { icon } from '@provender/ui/tokens/icon'
import { hrefOf } from '@provender/web/address/href-of'
import { useSuspenseQuery } from '@tanstack/react-query'
import { __iconData as chevronDown } from 'lucide-react/icons/chevron-down'
import { __iconData as messageCircleQuestion } from 'lucide-react/icons/message-circle-question-mark'
import { useState } from 'react'
import { useConfig } from '../../kernel/session/shop-queries.ts'
import { withMatches } from '../search/with-matches.tsx'
import { findAnswers, type FoundAnswer, typedWords } from './find-answers.ts'
import { faqQuery } from './load-content.ts'
import { markHtml } from './mark-html.ts'

const OpenIcon = icon(chevronDown)
const NoneIcon = icon(messageCircleQuestion)

export function FaqList() {
  const { t } = useLingui()
  const { faq } = useSuspenseQuery(faqQuery).data
  const [typed, setTyped] = useState('')
  const words = typedWords(typed)
  const answers =
    words.length === 0 ? faq.map((entry) => ({ ...entry, isInAnswer: false })) : findAnswers(faq, words)
  if (faq.length === 0) return <Empty icon={<NoneIcon size="x" />} title={t`Nothing here yet`} />
  return (
    <>
      <search className="mb-2 block max-w-120">
        <SearchBox
          small
          label={t`Search questions and answers`}
          placeholder={t`Search questions and answers`}
          value={typed}
          maxLength={100}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </search>
      <output className="sr-only">
        {words.length > 0 && t`${plural(answers.length, { one: '# answer', other: '# answers' })}`}
      </output>
      {answers.length === 0 && <NoneFound typed={typed.trim()} onClear={() => setTyped('')} />}
      <div className="max-w-[45.6em]">
        {answers.map((answer) => (
          <Answer key={answer.question} answer={answer} words={words} />
        ))}
      </div>
    </>
  )
}

interface AnswerProps {
  readonly answer: FoundAnswer
  readonly words: readonly string[]
}

/** Opens by itself if its answer contains a searched word. */
function Answer({ answer: { question, answerHtml, isInAnswer }, words }: AnswerProps) {
  return (
    <details
      // A new search closes the answers that the last one opened.
      key={isInAnswer ? words.join(' ') : ''}
      open={isInAnswer}
      className="group/answer border-b border-line"
    >
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-3 text-name">
        <span>{withMatches(question, words)}</span>
        <span className="group-open/answer:rotate-180">
          <OpenIcon size="s" />
        </span>
      </summary>
      {/* The server has removed everything executable from the HTML. */}
      <div
        className="written pb-5 text-ink-2"
        dangerouslySetInnerHTML={{ __html: words.length === 0 ? answerHtml : markHtml(answerHtml, words) }}
      />
    </details>
  )
}

function NoneFound({ typed, onClear }: { readonly typed: string; readonly onClear: () => void }) {
  const { t } = useLingui()
  const { show } = useConfig()
  return (
    <Empty
      icon={<NoneIcon size="x" />}
      title={t`No results for “${typed}”`}
      actions={
        <>
          {show.contactUs && (
            <ButtonLink look="go" href={hrefOf({ to: '/contact-us' })}>{t`Contact us`}</ButtonLink>
          )}
          <Button onClick={onClear}>{t`Show all questions`}</Button>
        </>
      }
    >
      {show.contactUs ? t`Try another word, or ask us.` : t`Try another word.`}
    </Empty>
  )
}
