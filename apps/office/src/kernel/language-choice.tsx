import { useLingui } from '@lingui/react/macro'
import { languageForms, languages } from '@provender/domain/languages'
import { setLanguage } from '@provender/web/texts/set-language'
import { useLanguage } from '@provender/web/texts/use-language'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useWholesaler } from './wholesaler.ts'

/** The languages that the wholesaler offers, each in its own name. */
export function LanguageChoice() {
  const { t } = useLingui()
  const { availableLanguages } = useWholesaler()
  const language = useLanguage()
  const router = useRouter()
  const [hasFailed, setFailed] = useState(false)
  const offered = languages.filter((each) => availableLanguages.includes(each))
  return (
    <div>
      <fieldset aria-label={t`Language`} className="filters">
        {offered.map((each) => (
          <button
            key={each}
            type="button"
            lang={each}
            aria-pressed={each === language}
            className="fil"
            onClick={() => {
              setFailed(false)
              setLanguage(router, each).catch(() => setFailed(true))
            }}
          >
            {languageForms[each].name}
          </button>
        ))}
      </fieldset>
      <output className="bad">{hasFailed && t`No connection`}</output>
    </div>
  )
}
