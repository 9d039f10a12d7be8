import type { SiteId } from '@provender/domain/ids'
import type { PlainRefusalKey } from '@provender/domain/refusal/refusals'
import type { Result } from '@provender/domain/result'
import { siteSchema } from '@provender/domain/site/site'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { type Context, requireUser } from '../../kernel/graphql/context.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { cleanFields } from '../../kernel/text/clean-text.ts'
import { addSite } from './add-site.ts'
import { changeSite, closeOwnSite } from './change-site.ts'
import { type CompanySiteView, readCompanySites } from './company-sites.ts'
import { DeliverySite } from './site-type.ts'

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
    resolve: (_root, _args, context) => readCompanySites(context.deps, requireUser(context).companyId),
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
      return await changed(context, added)
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
      return await changed(context, await changeSite(context.deps.db, targetOf(context, id), site))
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
      return await changed(context, await closeOwnSite(context.deps.db, targetOf(context, id), nowMs))
    },
  }),
)

function targetOf(context: Context, id: string) {
  const { companyId, userId } = requireUser(context)
  return { companyId, userId, id: id as SiteId }
}

async function changed(
  context: Context,
  change: Result<null, { readonly type: PlainRefusalKey }>,
): Promise<CompanySiteView[]> {
  if (!change.ok) throw apiError(change.refusal.type)
  const { companyId } = requireUser(context)
  await context.deps.siteChanges.announce(companyId)
  return await readCompanySites(context.deps, companyId)
}

function parseSite(site: Readonly<Record<string, string>>) {
  return parseArgs(v.object({ site: siteSchema }), { site: cleanFields(site) }).site
}
