import { backgroundWork } from './background-work.fixture.ts'
import { catalogueWork } from './catalogue-work.fixture.ts'
import type { LongWork } from './long-work.fixture.ts'
import { requestWork } from './request-work.fixture.ts'

/**
 * Everything on the thread of the API that may take long for a large input. Not here: what a thread or process of its own does (PDFs,
 * pictures, passwords, compression, commands such as imports), and rendered pages, of which each takes as long as its products do
 * (docs/decisions/0044-limits-per-caller.md).
 */
export const longWork: readonly LongWork[] = [...catalogueWork, ...requestWork, ...backgroundWork]
