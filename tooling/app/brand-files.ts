import { androidFiles } from './android-files.ts'
import type { Brand, TextFile } from './brand.ts'
import { capacitorConfig } from './capacitor-config.ts'
import { iosFiles } from './ios-files.ts'

export function brandFiles(brand: Brand): readonly TextFile[] {
  return [
    { path: 'capacitor.config.json', content: capacitorConfig(brand) },
    ...androidFiles(brand),
    ...iosFiles(brand),
  ]
}
