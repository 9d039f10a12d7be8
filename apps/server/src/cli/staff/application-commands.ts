import type { Command as Program } from '@commander-js/extra-typings'
import { parseMinor } from '@provender/domain/money/decimal'
import type { Minor } from '@provender/domain/money/money'
import {
  findApplication,
  findUserByEmail,
  readSupportingDocuments,
  readWaitingApplications,
} from '../../features/application/application-store.ts'
import {
  activateApplication,
  type DecisionRefusal,
  rejectApplication,
} from '../../features/application/decide-application.ts'
import { findLookAlikes, type LookAlike } from '../../features/application/look-alikes.ts'
import { supportingDocumentFile } from '../../features/application/supporting-document-files.ts'
import { lineAboutPeople } from '../../features/import/cells/cell.ts'
import { faultText } from '../../features/import/faults/fault-text.ts'
import { openWholesaler } from '../../features/wholesaler/wholesaler.ts'
import { commandError } from '../command-error.ts'
import { type RunAction, refuseUnknownSubcommands, type CommandAction } from '../command.ts'
import { alignRows } from '../table.ts'
import { actingStaff } from './acting-staff.ts'
import { staffOption } from './options.ts'
import { readCode } from './read-code.ts'
import { readNumber } from './read-number.ts'
import { requirePriceList, requireRoute } from './require-row.ts'
import { saveFiles } from './save-files.ts'

interface ActivationOptions {
  readonly priceList?: string
  readonly route?: string
  readonly creditLimit?: string
  readonly as?: string
}

export function defineApplications(program: Program, run: RunAction): void {
  const group = program
    .command('applications')
    .description('businesses that have applied to become customers')
  group
    .command('list', { isDefault: true })
    .description('applications waiting for a decision')
    .action(() => run(list))
  group
    .command('show')
    .description('show an application and its documents')
    .argument('<number>', '', readApplicationNumber)
    .option('--documents <folder>', 'save its documents in this folder')
    .action((number, options) => run(show(number, options)))
  group
    .command('activate')
    .description('create the company and its user, and notify the user by e-mail')
    .argument('<number>', '', readApplicationNumber)
    .argument('<company code>')
    .option('--price-list <code>', 'price list of the company; without it, standard prices apply')
    .option('--route <code>', 'delivery route of the company; without it, there are no deliveries by a route')
    .option(
      '--credit-limit <amount>',
      'credit limit like 500.00; without it, the company cannot buy on account',
    )
    .option(...staffOption)
    .action((number, code, options) => run(activate(number, readCode(code, 'company code'), options)))
  group
    .command('reject')
    .description('reject an application and e-mail the reason; deletes it after a month')
    .argument('<number>', '', readApplicationNumber)
    .option('--note <text>', 'the reason, which the applicant receives', '')
    .option(...staffOption)
    .action((number, options) => run(reject(number, options)))
  refuseUnknownSubcommands(group)
}

function readApplicationNumber(text: string): number {
  return readNumber(text, 'an application')
}

const list: CommandAction = async ({ db }, { terminal }) => {
  const waiting = await readWaitingApplications(db)
  const rows = await Promise.all(
    waiting.map(async (application) => {
      const { id, applied_at, company_name, city, name, telephone, email } = application
      const warnings = (await findLookAlikes(db, application)).map((each) => `Warning: ${warningText(each)}`)
      return [String(id), dayOf(applied_at), company_name, city, name, telephone, email, warnings.join('. ')]
    }),
  )
  for (const row of alignRows(rows)) terminal.print(row)
  if (rows.length === 0) terminal.print('There are no open applications.')
}

function warningText(lookAlike: LookAlike): string {
  switch (lookAlike.type) {
    case 'ALPHABETS':
      return `"${lookAlike.text}" mixes letters of several alphabets`
    case 'COMPANY':
      return `looks like the company ${lookAlike.code} (${lookAlike.name})`
    case 'ADDRESS':
      return `the e-mail address looks like ${lookAlike.email}`
    case 'APPLICATION':
      return `looks like application ${lookAlike.number} (${lookAlike.name}, ${lookAlike.email})`
  }
}

function show(id: number, { documents: folder }: { readonly documents?: string }): CommandAction {
  return async ({ db }, { terminal, settings }) => {
    const application = await findApplication(db, id)
    if (!application) throw commandError(`There is no application ${id}`)
    const user = application.state === 'WAITING' ? await findUserByEmail(db, application.email) : undefined
    const warnings = application.state === 'WAITING' ? await findLookAlikes(db, application) : []
    const proofs = await readSupportingDocuments(db, id)
    const places = await saveFiles(
      { db, terminal, settings },
      proofs.map(({ id: proofId, media_type: mediaType }, index) => ({
        name: supportingDocumentFile(proofId, mediaType),
        saveAs: `document-${index + 1}.${mediaType === 'application/pdf' ? 'pdf' : 'jpg'}`,
      })),
      folder,
    )
    const marketing = [
      application.marketing_email_enabled ? 'e-mail' : '',
      application.marketing_sms_enabled ? 'SMS' : '',
    ].filter(Boolean)
    const facts = [
      ['Application', `${id}, ${application.state.toLowerCase()}`],
      ['Applied', dayOf(application.applied_at)],
      ['Company', application.company_name],
      ...warnings.map((each) => ['Warning', warningText(each)]),
      ['Company number', application.company_number],
      ['VAT number', application.vat_number],
      ['Contact', application.name],
      ['Email', application.email + (user ? ` (already a user of ${user.company})` : '')],
      ['Telephone', application.telephone],
      [
        'Address',
        [
          application.address1,
          application.address2,
          application.city,
          application.post_code,
          application.country,
        ]
          .filter(Boolean)
          .join(', '),
      ],
      ['Language', application.language],
      ['Marketing', marketing.join(', ') || 'none'],
      ['Reason', application.reason],
      ...proofs.map(({ file_name }, index) => [
        'Document',
        `${places[index]}  (${file_name || 'without a name'})`,
      ]),
    ]
    for (const row of alignRows(facts.filter(([, value]) => value !== ''))) terminal.print(row)
    if (proofs.length === 0) terminal.print('There are no documents.')
  }
}

function activate(id: number, code: string, options: ActivationOptions): CommandAction {
  const { priceList, route, creditLimit, as } = options
  const limit = readLimit(creditLimit)
  return async ({ db }, { terminal }) => {
    const { config } = (await openWholesaler(db)).current()
    const activated = await activateApplication(db, {
      id,
      staffId: await actingStaff(db, as),
      terms: {
        code,
        currencyCode: config.currencyCode,
        priceListId: priceList === undefined ? null : await requirePriceList(db, priceList),
        routeId: route === undefined ? null : await requireRoute(db, route),
        creditLimit: limit,
      },
    })
    if (!activated.ok) throw commandError(refusalText(id, code, activated.refusal))
    const { company, email } = activated.value
    terminal.print(
      `Created the company ${company} (${code}). ${email} can order for it and receives an e-mail.`,
    )
  }
}

function reject(id: number, { note, as }: { readonly note: string; readonly as?: string }): CommandAction {
  const reason = lineAboutPeople(500)(note, '.')
  if (!reason.ok) throw commandError(`The note ${faultText(reason.refusal, 'en')}`)
  return async ({ db }, { terminal }) => {
    const staffId = await actingStaff(db, as)
    const rejected = await rejectApplication(db, { id, staffId, reason: reason.value })
    if (!rejected.ok)
      throw commandError(
        rejected.refusal.type === 'REASON_MISSING'
          ? 'Give the reason with --note. The applicant receives it'
          : notWaitingText(id),
      )
    terminal.print(
      `Rejected the application of ${rejected.value.company}. The applicant receives an e-mail with the reason.`,
    )
  }
}

function refusalText(id: number, code: string, refusal: DecisionRefusal): string {
  switch (refusal.type) {
    case 'NOT_WAITING':
      return notWaitingText(id)
    case 'COMPANY_EXISTS':
      return `The code ${code} already belongs to ${refusal.company}. To add another user to that company: npm run staff -- add-user`
    case 'LOGIN_EXISTS':
      return `The applicant's e-mail address already belongs to a user of ${refusal.company}. A user belongs to one company`
  }
}

function notWaitingText(id: number): string {
  return `There is no open application ${id}`
}

function readLimit(text: string | undefined): Minor | null {
  const limit = text === undefined ? null : parseMinor(text)
  if (limit === undefined || (limit !== null && limit < 0)) throw commandError(`"${text}" is not an amount`)
  return limit
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
