import { useLingui } from '@lingui/react/macro'
import { languageForms, languages } from '@provender/domain/languages'
import { useLanguage } from '@provender/web/texts/use-language'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { setLanguage } from './language.ts'
import { useWholesaler } from './wholesaler.ts'

/** The languages that the wholesaler offers, each in its own name. */
export function LanguageChoice() {
  const { t, i18n } = useLingui()
  const { availableLanguages } = useWholesaler()
  const language = useLanguage()
  const queryClient = useQueryClient()
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
              setLanguage(i18n, queryClient, each).catch(() => setFailed(true))
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
