import { migrationsFolder } from '@provender/db/migrate'
import { readMigrations } from '@provender/db/migration-files'
import { findHazards } from './migrations.ts'

/** Those before it are older than several servers. They stay as they are, and run only on the empty tables of a first start. */
const firstChecked = '0053'

const migrations = await readMigrations(migrationsFolder)
const hazards = await findHazards(migrations.filter(({ name }) => name >= firstChecked))
for (const hazard of hazards) console.log(hazard)
process.exitCode = hazards.length === 0 ? 0 : 1
