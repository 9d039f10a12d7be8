import { createPageEvent } from '../../kernel/page/page-event.ts'
import type { LineOfScan } from './scan-controller.ts'

/** A wedge scanner has put a product into the basket. */
export const productScanned = createPageEvent<LineOfScan>()
