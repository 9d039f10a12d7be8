import type { OpenDb } from '@provender/db/open-db'
import type { Command, CommandContext, ExitCode } from './command.ts'
import { readArguments } from './read-arguments.ts'
import { applicationWork } from './staff/application-work.ts'
import { claimWork } from './staff/claim-work.ts'
import { ledgerWork } from './staff/ledger-work.ts'
import { messageWork } from './staff/message-work.ts'
import { notifyWork } from './staff/notify-work.ts'
import { orderWork } from './staff/order-work.ts'
import { paymentWork } from './staff/payment-work.ts'
import { peopleWork } from './staff/people-work.ts'
import { siteWork } from './staff/site-work.ts'

const help = `
npm run staff -- list                                     the wholesaler's own people
npm run staff -- add <email> <name>                       somebody new, or back again; asks for a password
npm run staff -- deactivate <email>                       and sign it out everywhere

npm run staff -- add-login <company code> <email> <name>  a person who may order for a company; asks for a password
npm run staff -- activate-login <email>                   a login that came with an import; it is told so by letter
npm run staff -- deactivate-login <email>                 and sign it out everywhere
npm run staff -- set-login-password <email>               and sign it out everywhere

npm run staff -- applications                             businesses that want to be customers
npm run staff -- applications show <number>               what it says of itself, and where its proofs lie
npm run staff -- applications activate <number> <company code>
                                                          makes the company and its login; told by letter
npm run staff -- applications reject <number> --note <text>
                                                          told why by letter; a month later nothing is left of it

npm run staff -- sites list <company code>                where its goods go besides its own address
npm run staff -- sites set <company code> <site code> --name <text> --address <text> --city <text> --postcode <text>
      --contact <text> --telephone <text> --instructions <text> --route <code>
                                                          a new one, or what of it is to change; opens a closed one again
npm run staff -- sites close <company code> <site code>   past orders keep its address
npm run staff -- sites bind <email> <site code>           the login orders for this site alone
npm run staff -- sites unbind <email>                     and for all of them again

npm run staff -- orders                                   what is open, the earliest due first
npm run staff -- orders list --state <state> --date <day> --company <code>
                                                          with a day or a state, the closed ones too
npm run staff -- orders show <number>                     with its lines and what happened to it
npm run staff -- orders confirm|hold|release <number>
npm run staff -- orders pick <number> <line>=<quantity>…  what there was of a line, or what it weighs; 0 for none
npm run staff -- orders pick <number> 3=1,104033/2=1      of line 3 there was 1, and 1 of 104033 in unit 2 goes with it
npm run staff -- orders pick <number> --rest              the lines that are not named were all there
npm run staff -- orders pack <number>
npm run staff -- orders dispatch|deliver <number>         of a delivery
npm run staff -- orders ready|collect <number>            of a collection
npm run staff -- orders deliver|collect <number> --paid <amount>
                                                          of a cash order that was not paid in full; the rest stays open
npm run staff -- orders cancel <number>                   what was taken from stock goes back, and to the card
npm run staff -- orders refund <number>                   what was taken from the card, or --amount <amount> of it

npm run staff -- ledger <company code>                    what the company owes: invoices, payments, credit notes
npm run staff -- ledger pay <company code> <amount>       money that came in, for what is oldest or --order <number>
npm run staff -- ledger credit <order> <line>=<quantity>… some of an invoice is taken back, with a --note that says why
npm run staff -- ledger credit <order> --amount <amount>  or an amount of it, VAT included; --all for whatever is left
npm run staff -- ledger refund <invoice>                  what was paid for it by card afterwards, or --amount <amount> of it, goes back
npm run staff -- ledger reverse <company code> <entry>    a payment that was entered wrongly or came back, with a --note that says why
npm run staff -- ledger allocate <company code> <entry> <invoice>
                                                          a payment or credit note settles this invoice, or --amount <amount> of it
npm run staff -- ledger release <company code> <entry>    a payment or credit note settles no invoice any more
npm run staff -- ledger rule <company code> oldest|leave  what money that names no invoice settles
npm run staff -- ledger differences                       open amounts that changed when explicit allocations came

npm run staff -- payments                                 refunds that were refused, and money that is stuck, with what to do
npm run staff -- payments close <refund> --note <text>    a refund that was refused is dealt with otherwise

npm run staff -- claims                                   problems that were reported and are not closed, the oldest first
npm run staff -- claims list --state <state>              received, looked-at, answered, closed
npm run staff -- claims show <number> --pictures <folder> all of it, with its pictures saved in that folder
npm run staff -- claims look <number>                     the customer sees that somebody looks at it
npm run staff -- claims credit <number> [<line>=<quantity>…]
                                                          a credit note for what is claimed, or for these lines, with a --note
npm run staff -- claims answer <number> --note <text>     told by letter and in the notifications
npm run staff -- claims close <number>                    once it was answered

npm run staff -- messages                                 what was written by the contact form, the oldest first
npm run staff -- messages done <number>                   it is dealt with; gone three months later

npm run staff -- notify promotion|news <product code>      tells all customers of a product, or those of --company <code>

  --role <role>      of somebody new: manager (who may do everything), warehouse (who picks), driver (who hands over)
  --price-list <code>, --route <code>, --credit-limit <amount>
                     of a company that is activated; without them standard prices, no deliveries by a route, nothing on account
  --amount <amount>  of a refund or a credit, with VAT: 12.50
  --paid <amount>    cash that was handed over with the goods: 12.50, or 0 for none; everything that is open without it
  --note <text>      what the customer is told with a step; with pick, what the trail of adjustments says
  --method <method>  of a payment: bank-transfer or cash
  --reference <text> of a payment: what stands on the bank's statement
  --pictures <folder>  where the pictures of a claim are saved
  --again            does once more what the same command did within the last ten minutes: a payment, allocation, credit,
                     refund, answer or notification; without it that is refused as a repeat
  --as <email>       who of the staff does it
  --password-stdin   take the password from what is piped in instead of asking for it

A password has at least 8 characters.
`

type Work = (database: OpenDb, context: CommandContext) => Promise<void>

export const staffCommand: Command = {
  name: 'staff',
  help,
  run: async (args, context): Promise<ExitCode> => {
    const { values, positionals } = readArguments(args, {
      'password-stdin': { type: 'boolean', default: false },
      role: { type: 'string', default: 'manager' },
      state: { type: 'string' },
      date: { type: 'string' },
      company: { type: 'string' },
      rest: { type: 'boolean', default: false },
      amount: { type: 'string' },
      paid: { type: 'string' },
      note: { type: 'string', default: '' },
      as: { type: 'string' },
      method: { type: 'string', default: 'bank-transfer' },
      reference: { type: 'string', default: '' },
      order: { type: 'string' },
      all: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      pictures: { type: 'string' },
      'price-list': { type: 'string' },
      'credit-limit': { type: 'string' },
      route: { type: 'string' },
      name: { type: 'string' },
      address: { type: 'string' },
      city: { type: 'string' },
      postcode: { type: 'string' },
      contact: { type: 'string' },
      telephone: { type: 'string' },
      instructions: { type: 'string' },
    })
    const { 'price-list': priceList, 'credit-limit': creditLimit, route } = values
    const {
      state,
      date,
      company,
      rest,
      amount,
      paid,
      note,
      as,
      method,
      reference,
      order,
      all,
      pictures,
      again,
    } = values
    const [what, ...words] = positionals
    const works: Readonly<Record<string, () => Work>> = {
      applications: () => applicationWork(words, { priceList, route, creditLimit, note, as }),
      sites: () => siteWork(words, values),
      orders: () => orderWork(words, { state, date, company, rest, amount, paid, note, as, again }),
      ledger: () => ledgerWork(words, { method, reference, order, amount, all, note, as, again }),
      payments: () => paymentWork(words, { note, as }),
      claims: () => claimWork(words, { state, note, pictures, as, again }),
      messages: () => messageWork(words),
      notify: () => notifyWork(words, { company, again }),
    }
    const ofPeople = () =>
      peopleWork(positionals, { fromInput: values['password-stdin'], role: values.role, as })
    const work = (works[what ?? ''] ?? ofPeople)()
    await context.withDatabase((database) => work(database, context))
    return 0
  },
}
