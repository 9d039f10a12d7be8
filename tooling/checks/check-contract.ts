import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateContract } from '../generate-contract.ts'
import { root } from '../sources.ts'

const contract = await generateContract()
const stale = [...contract].filter(([path, content]) => {
  const file = join(root, path)
  return !existsSync(file) || readFileSync(file, 'utf8') !== content
})
for (const [path] of stale) console.log(`${path} is out of date: npm run generate`)
process.exitCode = stale.length === 0 ? 0 : 1
