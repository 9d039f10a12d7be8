import { useLingui } from '@lingui/react/macro'
import { IconButton } from '@provender/ui/controls/icon-button'
import { SuggestionGroup, SuggestedText } from '@provender/ui/product/suggestions'
import { icon } from '@provender/ui/tokens/icon'
import { __iconData as history } from 'lucide-react/icons/rotate-ccw-clock'
import { __iconData as x } from 'lucide-react/icons/x'
import type { InstantSearchState } from './use-instant-search.ts'

const BeforeIcon = icon(history)
const RemoveIcon = icon(x)

export function RecentSearchList({ view, chosen, searches, onText }: InstantSearchState) {
  const { t } = useLingui()
  return (
    <SuggestionGroup label={t`Recent searches`} titled>
      {view.texts.map(({ id, text }) => (
        <SuggestedText
          key={text}
          id={id}
          chosen={id === chosen}
          icon={<BeforeIcon size="s" />}
          onTake={() => onText(text)}
          end={
            <IconButton small label={t`Forget “${text}”`} onClick={() => searches.remove(text)}>
              <RemoveIcon size="s" />
            </IconButton>
          }
        >
          {text}
        </SuggestedText>
      ))}
    </SuggestionGroup>
  )
}
