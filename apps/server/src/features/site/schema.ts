import type { Database } from '@provender/db/tables'
import type { SiteId } from '@provender/domain/ids'
import { type Site, siteSchema } from '@provender/domain/site/site'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { type Context, requireUser } from '../../kernel/graphql/context.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { lockUsersAsOwner } from '../../kernel/identity/lock-users.ts'
import { cleanFields } from '../../kernel/text/clean-text.ts'
import { siteOf, type SiteRow } from './customer-sites.ts'
import { DeliverySite } from './site-type.ts'
import { addSite, changeSite, closeSite, readOpenSites } from './store.ts'

/** A site as the company sees it. */
interface CompanySiteView {
  readonly site: Site
  /** ISO weekdays, 1 Monday to 7 Sunday. */
  readonly weekdays: readonly number[]
}

const CompanySite = builder.objectRef<CompanySiteView>('CompanySite')
builder.objectType(CompanySite, {
  fields: (t) => ({
    site: t.field({ type: DeliverySite, resolve: ({ site }) => site }),
    deliveryWeekdays: t.intList({
      resolve: ({ weekdays }) => [...weekdays],
      description:
        'The weekdays of delivery: 1 for Monday to 7 for Sunday. Empty if there is no delivery yet.',
    }),
  }),
})

builder.queryField('companySites', (t) =>
  t.field({
    ...allow('company.sites'),
    type: [CompanySite],
    description: 'The sites of the company besides its own address, by name.',
    resolve: (_root, _args, context) => readSites(context),
  }),
)

const SiteInput = builder.inputType('DeliverySiteInput', {
  description: 'Send an empty string for fields without content. The country is that of the company.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 80 characters.' }),
    address1: t.string({ required: true }),
    address2: t.string({ required: true }),
    address3: t.string({ required: true }),
    city: t.string({ required: true }),
    postCode: t.string({ required: true }),
    contactName: t.string({ required: true }),
    telephone: t.string({ required: true }),
    instructions: t.string({ required: true, description: 'For the driver, at most 300 characters.' }),
  }),
})

builder.mutationField('addDeliverySite', (t) =>
  t.field({
    ...allow('company.sites'),
    repeat: { key: 'key' },
    type: [CompanySite],
    args: {
      key: t.arg({
        type: 'Uuid',
        required: true,
        description: 'Created once for a site and sent with every retry, so that it is added once.',
      }),
      site: t.arg({ type: SiteInput, required: true }),
    },
    description: 'Uses the company’s delivery route until the wholesaler assigns another.',
    resolve: async (_root, { key, ...args }, context) => {
      const site = parseSite(args.site)
      const { companyId, userId } = requireUser(context)
      const added = await addSite(context.deps.db, { companyId, userId, key, site })
      if (!added.ok) throw apiError(added.refusal.type)
      return await readAgain(context)
    },
  }),
)

builder.mutationField('changeDeliverySite', (t) =>
  t.field({
    ...allow('company.sites'),
    repeat: { idempotent: 'sets the site' },
    type: [CompanySite],
    args: {
      id: t.arg({ type: 'Uuid', required: true }),
      site: t.arg({ type: SiteInput, required: true }),
    },
    description: 'Existing orders keep their address.',
    resolve: async (_root, { id, ...args }, context) => {
      const site = parseSite(args.site)
      return await changing(context, (tx) => changeSite(tx, targetOf(context, id), site))
    },
  }),
)

builder.mutationField('closeDeliverySite', (t) =>
  t.field({
    ...allow('company.sites'),
    repeat: { idempotent: 'a closed site stays closed' },
    type: [CompanySite],
    args: { id: t.arg({ type: 'Uuid', required: true }) },
    description: 'Closes a site for new orders. Existing orders are still delivered there.',
    resolve: async (_root, { id }, context) => {
      const nowMs = context.deps.clock.nowMs()
      return await changing(context, (tx) => closeSite(tx, targetOf(context, id), nowMs))
    },
  }),
)

function targetOf(context: Context, id: string) {
  return { companyId: requireUser(context).companyId, id: id as SiteId }
}

/** Changes a site as an owner of its company. `change` returns false if it does not exist. */
async function changing(
  context: Context,
  change: (tx: Kysely<Database>) => Promise<boolean>,
): Promise<CompanySiteView[]> {
  await context.deps.db.transaction().execute(async (tx) => {
    if (!(await lockUsersAsOwner(tx, requireUser(context)))) throw apiError('NOT_ALLOWED')
    if (!(await change(tx))) throw apiError('NOT_FOUND')
  })
  return await readAgain(context)
}

async function readAgain(context: Context): Promise<CompanySiteView[]> {
  await context.deps.siteChanges.announce(requireUser(context).companyId)
  return await readSites(context)
}

async function readSites(context: Context): Promise<CompanySiteView[]> {
  const { db, wholesaler } = context.deps
  const { companyId } = requireUser(context)
  const { routes } = wholesaler.current()
  const { route_id: companyRoute } = await db
    .selectFrom('company')
    .select('route_id')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const weekdaysOf = ({ route_id }: SiteRow): readonly number[] =>
    routes.get(route_id ?? companyRoute ?? 0)?.weekdays ?? []
  return (await readOpenSites(db, companyId)).map((row) => ({
    site: siteOf(row),
    weekdays: weekdaysOf(row).toSorted((one, other) => one - other),
  }))
}

function parseSite(site: Readonly<Record<string, string>>) {
  return parseArgs(v.object({ site: siteSchema }), { site: cleanFields(site) }).site
}
