import { useLingui } from '@lingui/react/macro'
import { Empty } from '@provender/ui/blank'
import { icon } from '@provender/ui/icon'
import { PageHead, Trail } from '@provender/ui/page-parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { __iconData as chevronDown } from 'lucide-react/icons/chevron-down'
import { __iconData as messageCircleQuestion } from 'lucide-react/icons/message-circle-question-mark'
import { faqQuery } from './load-content.ts'

const OpenIcon = icon(chevronDown)
const NoneIcon = icon(messageCircleQuestion)

/** Questions to open one by one. */
export function FaqPage() {
  const { t } = useLingui()
  const { faq } = useSuspenseQuery(faqQuery).data
  const title = t`Questions and answers`
  return (
    <>
      <Trail label={t`Breadcrumb`} steps={[{ name: t`Home`, href: '/' }, { name: title }]} />
      <PageHead title={title} />
      {faq.length === 0 && <Empty icon={<NoneIcon size="x" />} title={t`Nothing here yet`} />}
      <div className="max-w-[76ch] pt-2">
        {faq.map(({ question, answerHtml }) => (
          <details key={question} className="group/answer border-b border-line">
            <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-3 text-name">
              {question}
              <span className="group-open/answer:rotate-180">
                <OpenIcon size="s" />
              </span>
            </summary>
            <div className="written pb-5 text-ink-2" dangerouslySetInnerHTML={{ __html: answerHtml }} />
          </details>
        ))}
      </div>
    </>
  )
}
