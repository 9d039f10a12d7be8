import { packText } from '@provender/domain/units/pack-text'
import { useLanguage } from '@provender/web/texts/use-language'

/** A pack size as it is printed in the language of the page: "4 × ok. 2,5 kg". */
export function usePackText(): (packSize: string) => string {
  const language = useLanguage()
  return (packSize) => packText(packSize, language)
}
