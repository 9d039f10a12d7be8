import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateContract } from './generate-contract.ts'
import { root } from './sources.ts'

for (const [path, content] of await generateContract()) writeFileSync(join(root, path), content)
