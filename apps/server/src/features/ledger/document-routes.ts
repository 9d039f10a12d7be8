import { todayIn } from '@provender/domain/slots/today'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Deps } from '../../kernel/deps.ts'
import { createLane } from '../../kernel/fairness/lane.ts'
import { createCapacityLimit } from '../../kernel/http/capacity-limit.ts'
import type { ReadContext } from '../../kernel/http/request-context.ts'
import { sendRefusal } from '../../kernel/http/send-refusal.ts'
import type { SignedInUser } from '../../kernel/identity/signed-in-user.ts'
import { readLogo } from '../picture/logo-picture.ts'
import type { Account } from './allocation-store.ts'
import { findDocument } from './document-store.ts'
import { readBuyer, sellerOf } from './issue-invoice.ts'
import { type Opening, openDocument } from './kept-documents.ts'
import { statementDay } from './schema.ts'
import { csvPreamble, csvOf } from './statement-csv.ts'
import { allTime, lastDayUntilNow, type Period, readAllEntries, readPeriodSums } from './statement-store.ts'
import { readStatement } from './statement.ts'

interface RouteContext extends Opening {
  readonly deps: Deps
  readonly user: SignedInUser
}

interface Sender {
  readonly deps: Deps
  readonly readContext: ReadContext
}

interface MadeFile {
  readonly name: string
  readonly type: 'application/pdf' | 'text/csv; charset=utf-8'
  readonly body: Buffer | string
}

type CreateFile = (context: RouteContext, request: FastifyRequest) => Promise<MadeFile | undefined>

export function addDocumentRoutes(app: FastifyInstance, deps: Deps, readContext: ReadContext): void {
  const sending = (create: CreateFile) => sendingOf({ deps, readContext }, create)
  app.get('/documents/statement.pdf', sending(inTurn(sendStatementPdf)))
  app.get('/documents/statement.csv', sending(inTurn(statementSpreadsheet)))
  app.get('/documents/:name', sending(documentPdf))
}

/** Files created at once: a long statement takes a second of CPU time. */
const lane = createLane({ maxConcurrent: 2, perCaller: 1, maxWaiting: 10 })
/** Waiting requests for files. A company with very many waits only for its own. */
const slots = createCapacityLimit({ all: 100, maxPerCaller: 10 })

function sendingOf({ deps, readContext }: Sender, create: CreateFile) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // A file only reads, and other sites cannot read it. Like a page, it opens through a link from anywhere.
    const { user, language } = await readContext(request, reply, null)
    if (!user) return await sendRefusal(reply, { key: 'NOT_SIGNED_IN', facts: {} }, { language })
    const slot = slots.reserve(user.companyId, reply)
    if (!slot) return await sendRefusal(reply, { key: 'BUSY', facts: {} }, { language })
    const caller = { name: `company ${user.companyId}`, device: `user ${user.userId}` }
    const inTurn: Opening['inTurn'] = (work) => slot.run(work, (queued) => lane(caller, queued))
    const file = await slot.run(() => create({ deps, user, language, inTurn }, request))
    if (reply.raw.destroyed) return reply
    if (!file) return await sendRefusal(reply, { key: 'NOT_FOUND', facts: {} }, { language, status: 404 })
    return await reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${file.name}"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      })
      .type(file.type)
      .send(file.body)
  }
}

function inTurn(create: CreateFile): CreateFile {
  return (context, request) => context.inTurn(() => create(context, request))
}

const documentName = v.object({ name: v.pipe(v.string(), v.regex(/^(?:INV|CN)-\d{1,12}\.pdf$/)) })

const documentPdf: CreateFile = async ({ deps, user, language, inTurn }, request) => {
  const parsed = v.safeParse(documentName, request.params)
  if (!parsed.success) return undefined
  const { name } = parsed.output
  const document = await findDocument(deps.db, user.companyId, name.slice(0, -'.pdf'.length))
  if (!document) return undefined
  const body = await openDocument(deps, document, { language, inTurn })
  return body && { name, type: 'application/pdf', body }
}

const periodQuery = v.object({
  from: v.optional(statementDay, allTime.from),
  to: v.optional(statementDay),
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
})

/** The requested ledger and period; undefined for invalid days, or if the first is after the last. */
async function parseRequest(
  { deps, user }: RouteContext,
  request: FastifyRequest,
): Promise<{ readonly account: Account; readonly period: Period } | undefined> {
  const parsed = v.safeParse(periodQuery, request.query)
  if (!parsed.success) return undefined
  const { currency: currencyCode = user.currencyCode, from, to: last } = parsed.output
  const today = todayIn(deps.clock.nowMs(), deps.wholesaler.current().config.warehouseTimezone).day
  const account = { companyId: user.companyId, currencyCode }
  const to = last ?? (await lastDayUntilNow(deps.db, account, today))
  if (from > to) return undefined
  return { account, period: { from, to } }
}

function statementName({ from, to }: Period): string {
  return from === allTime.from ? `statement-${to}` : `statement-${from}-${to}`
}

const sendStatementPdf: CreateFile = async (context, request) => {
  const { deps, user, language } = context
  const parsed = await parseRequest(context, request)
  if (!parsed) return undefined
  const { account, period } = parsed
  const statement = await readStatement(deps.db, account, period)
  const { config } = deps.wholesaler.current()
  const logo = await readLogo(config, deps.settings.dataFolder)
  const buyer = await readBuyer(deps.db, user.companyId)
  const details = { statement, seller: sellerOf(config), buyer }
  const body = await deps.pdfs.make({
    // A ledger is only added to, so as many entries with these sums are the same entries.
    basis: details,
    style: { language, logo },
    read: async () => {
      const entries: string[] = []
      const all = readAllEntries(deps.db, account, { ...period, limit: statement.entryCount })
      for await (const batch of all) entries.push(JSON.stringify(batch))
      return { kind: 'STATEMENT', details, entries }
    },
  })
  return { name: `${statementName(period)}.pdf`, type: 'application/pdf', body }
}

const statementSpreadsheet: CreateFile = async (context, request) => {
  const parsed = await parseRequest(context, request)
  if (!parsed) return undefined
  const { language, deps } = context
  const { db } = deps
  const { account, period } = parsed
  const { opening } = await readPeriodSums(db, account, period)
  const parts = [Buffer.from(csvPreamble(account, period, { opening, language }))]
  for await (const entries of readAllEntries(db, account, period))
    parts.push(Buffer.from(csvOf(account, entries, language)))
  return {
    name: `${statementName(period)}.csv`,
    type: 'text/csv; charset=utf-8',
    body: Buffer.concat(parts),
  }
}
