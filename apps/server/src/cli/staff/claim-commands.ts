import type { Command as Program } from '@commander-js/extra-typings'
import { type ClaimState, claimStates, maxAnswerLength } from '@provender/domain/claim/claim'
import { formatQuantity } from '@provender/domain/money/decimal'
import {
  findAnyClaim,
  type PictureRow,
  readAnswers,
  readClaimLines,
  readCreditNotes,
  readOfficeClaims,
  readPictures,
} from '../../features/claim/claim-store.ts'
import { claimPictureFile } from '../../features/claim/picture-files.ts'
import {
  answerClaim,
  type ClaimWorkRefusal,
  closeClaim,
  creditClaim,
  isWorkRefusal,
  startClaimReview,
} from '../../features/claim/work-claim.ts'
import { openWholesaler } from '../../features/wholesaler/wholesaler.ts'
import { staffCaller } from '../../kernel/idempotency/write-once.ts'
import { commandError } from '../command-error.ts'
import { refuseUnknownSubcommands, type RunAction, type CommandAction } from '../command.ts'
import { alignRows } from '../table.ts'
import { actingStaff } from './acting-staff.ts'
import { creditRefusalText, keyReusedText } from './credit-refusal-text.ts'
import { firstEntries, printLimit } from './listed-entries.ts'
import { repeatOption, staffOption } from './options.ts'
import { type LineQuantity, readLineQuantities } from './read-line-quantity.ts'
import { creditReasonMissing, ledgerReason, readReason } from './read-note.ts'
import { readNumber } from './read-number.ts'
import { type FileContext, saveFiles } from './save-files.ts'
import { terminalKey } from './terminal-key.ts'

export function defineClaims(program: Program, run: RunAction): void {
  const group = program.command('claims').description('problems that customers have reported')
  group
    .command('list', { isDefault: true })
    .description('claims that are not closed, the oldest first')
    .option('--state <state>', 'received, looked-at, answered, closed')
    .action((options) => run(list(options)))
  group
    .command('show')
    .description('show a claim with its pictures')
    .argument('<number>', '', readClaimNumber)
    .option('--pictures <folder>', 'save its pictures in this folder')
    .action((number, options) => run(show(number, options)))
  group
    .command('look')
    .description('mark a claim as looked-at and notify the customer')
    .argument('<number>', '', readClaimNumber)
    .option(...staffOption)
    .action((number, { as }) => run(transitionAction(number, startClaimReview, as)))
  group
    .command('credit')
    .description('issue a credit note for the whole claim, or for the lines given')
    .argument('<number>', '', readClaimNumber)
    .argument('[<line>=<quantity>...]', '', readLineQuantities)
    .option('--note <text>', 'the reason, which the company reads on the credit note', '')
    .option(...staffOption)
    .option(...repeatOption)
    .action((number, lines, options) => run(credit(number, lines?.length === 0 ? undefined : lines, options)))
  group
    .command('answer')
    .description('answer a claim by e-mail and as a notification')
    .argument('<number>', '', readClaimNumber)
    .option('--note <text>', 'the answer', '')
    .option(...staffOption)
    .option(...repeatOption)
    .action((number, options) => run(answer(number, options)))
  group
    .command('close')
    .description('close a claim that was answered')
    .argument('<number>', '', readClaimNumber)
    .option(...staffOption)
    .action((number, { as }) => run(transitionAction(number, closeClaim, as)))
  refuseUnknownSubcommands(group)
}

function readClaimNumber(text: string): number {
  return readNumber(text, 'a claim')
}

interface NoteOptions {
  readonly note: string
  readonly as?: string
  readonly again?: boolean
}

function list({ state }: { readonly state?: string }): CommandAction {
  const states =
    state === undefined ? claimStates.filter((each) => each !== 'CLOSED') : [readClaimState(state)]
  return async ({ db }, { terminal }) => {
    const claims = await readOfficeClaims(db, { states }, firstEntries)
    const rows = claims.map(({ id, sent_at, state: now, type, order_number, company_code, company_name }) => [
      String(id),
      new Date(sent_at).toISOString().slice(0, 10),
      wordOf(now),
      wordOf(type),
      `order ${order_number}`,
      `${company_code} ${company_name}`,
    ])
    for (const row of alignRows(rows)) terminal.print(row)
    if (rows.length === 0) terminal.print('There are none.')
    printLimit(terminal, rows)
  }
}

function show(id: number, { pictures: folder }: { readonly pictures?: string }): CommandAction {
  return async ({ db }, { terminal, settings }) => {
    const claim = await findAnyClaim(db, id)
    if (!claim) throw commandError(refusalText({ type: 'CLAIM_NOT_FOUND' }))
    const pictures = await readPictures(db, id)
    const facts = [
      ['Claim', `${id}, ${wordOf(claim.state)}`],
      ['Sent', new Date(claim.sent_at).toISOString()],
      ['Company', `${claim.company_code} ${claim.company_name}`],
      ['From', `${claim.login_name} <${claim.login_email}>`],
      ['Order', claim.order_number],
      ['About', wordOf(claim.type)],
      ...(await readClaimLines(db, id)).map(({ position, code, name, claimed_quantity, unit_name }) => [
        `Line ${position}`,
        `${formatQuantity(claimed_quantity)} ${unit_name} of ${code} ${name}`,
      ]),
      ...claim.message.split('\n').map((line, index) => [index === 0 ? 'Message' : '', line]),
      ...(await savedPictures({ db, terminal, settings }, pictures, folder)),
      ...(await readCreditNotes(db, id)).map((note) => ['Credit note', note]),
      ...(await readAnswers(db, id)).flatMap(({ at, text }) =>
        text.split('\n').map((line, n) => [n === 0 ? `Answer ${new Date(at).toISOString()}` : '', line]),
      ),
    ]
    for (const row of alignRows(facts)) terminal.print(row)
  }
}

/** Where the pictures are, which are copied first if the command names a folder. */
async function savedPictures(
  context: FileContext,
  pictures: readonly PictureRow[],
  folder: string | undefined,
): Promise<readonly (readonly string[])[]> {
  const place = await saveFiles(
    context,
    pictures.map(({ id }, index) => ({ name: claimPictureFile(id), saveAs: `picture-${index + 1}.jpg` })),
    folder,
  )
  return pictures.map(({ file_name }, index) => [
    'Picture',
    `${place[index]}  (${file_name || 'without a name'})`,
  ])
}

function transitionAction(id: number, work: typeof startClaimReview, as: string | undefined): CommandAction {
  return async ({ db }, { terminal, nowMs }) => {
    const done = await work({ db, clock: { nowMs } }, { id, staffId: await actingStaff(db, as) })
    if (!done.ok) throw commandError(refusalText(done.refusal))
    terminal.print(`Claim ${id} is ${wordOf(done.value)}.`)
  }
}

function answer(id: number, { note, as, again = false }: NoteOptions): CommandAction {
  const kind = { name: 'An answer', max: maxAnswerLength }
  const text = readReason(note, kind, 'Give the answer with --note. The customer receives it')
  return async ({ db }, { terminal, nowMs }) => {
    const deps = { db, clock: { nowMs } }
    const staffId = await actingStaff(db, as)
    const caller = staffCaller(staffId)
    const key = await terminalKey(deps, { caller, command: 'claims answer', input: { id, text }, again })
    const done = await answerClaim(deps, { id, staffId, text, key })
    if (!done.ok) throw commandError(refusalText(done.refusal))
    terminal.print(`Claim ${id} is answered; the e-mail goes out as soon as the server runs.`)
  }
}

function credit(
  id: number,
  lines: readonly LineQuantity[] | undefined,
  { note, as, again = false }: NoteOptions,
): CommandAction {
  const reason = readReason(note, ledgerReason, creditReasonMissing)
  return async ({ db }, { terminal, nowMs }) => {
    const deps = { db, clock: { nowMs }, wholesaler: await openWholesaler(db) }
    const staffId = await actingStaff(db, as)
    const request = { id, reason, lines }
    const caller = staffCaller(staffId)
    const key = await terminalKey(deps, { caller, command: 'claims credit', input: request, again })
    const credited = await creditClaim(deps, { ...request, staffId, key })
    if (!credited.ok) {
      const { refusal } = credited
      throw commandError(isWorkRefusal(refusal) ? refusalText(refusal) : creditRefusalText(refusal))
    }
    terminal.print(
      `Credit note ${credited.value} is issued. To notify the customer: npm run staff -- claims answer ${id}`,
    )
  }
}

function refusalText(refusal: ClaimWorkRefusal): string {
  switch (refusal.type) {
    case 'CLAIM_NOT_FOUND':
      return 'There is no such claim'
    case 'KEY_REUSED':
      return keyReusedText
    case 'NOT_NOW':
      return `Not possible while the claim is ${wordOf(refusal.state)}`
  }
}

function wordOf(name: string): string {
  return name.toLowerCase().replaceAll('_', '-')
}

function readClaimState(text: string): ClaimState {
  const state = claimStates.find((each) => wordOf(each) === text.toLowerCase())
  if (!state) throw commandError(`"${text}" is not one of ${claimStates.map(wordOf).join(', ')}`)
  return state
}
