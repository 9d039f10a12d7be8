import { androidFiles } from './android-files.ts'
import type { Brand, TextFile } from './brand.ts'
import { capacitorConfig } from './capacitor-config.ts'
import { iosFiles } from './ios-files.ts'

/** The text files that differ by brand, as the native projects have them once the brand is applied. */
export function brandFiles(brand: Brand): readonly TextFile[] {
  return [
    { path: 'capacitor.config.json', content: capacitorConfig(brand) },
    ...androidFiles(brand),
    ...iosFiles(brand),
  ]
}
