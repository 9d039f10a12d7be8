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
npm run staff -- list                                     the wholesaler's own staff
npm run staff -- add <email> <name>                       add or reinstate a member of staff; asks for a password
npm run staff -- deactivate <email>                       and sign them out everywhere

npm run staff -- add-login <company code> <email> <name>  a person who may order for a company; asks for a password
npm run staff -- activate-login <email>                   activate an imported user and notify them by e-mail
npm run staff -- deactivate-login <email>                 and sign them out everywhere
npm run staff -- set-login-password <email>               and sign them out everywhere

npm run staff -- applications                             businesses that have applied to become customers
npm run staff -- applications show <number>               the application and its documents
npm run staff -- applications activate <number> <company code>
                                                          creates the company and its user; notifies them by e-mail
npm run staff -- applications reject <number> --note <text>
                                                          e-mails the reason; erased after a month

npm run staff -- sites list <company code>                delivery sites besides its own address
npm run staff -- sites set <company code> <site code> --name <text> --address <text> --city <text> --postcode <text>
      --contact <text> --telephone <text> --instructions <text> --route <code>
                                                          adds a site or changes the fields given; reopens a closed one
npm run staff -- sites close <company code> <site code>   past orders keep its address
npm run staff -- sites bind <email> <site code>           the user orders for this site only
npm run staff -- sites unbind <email>                     and for all sites again

npm run staff -- orders                                   open orders, the earliest due first
npm run staff -- orders list --state <state> --date <day> --company <code>
                                                          with a day or a state, closed ones too
npm run staff -- orders show <number>                     with its lines and history
npm run staff -- orders confirm|hold|release <number>
npm run staff -- orders pick <number> <line>=<quantity>…  the quantity or weight picked of a line; 0 for none
npm run staff -- orders pick <number> 3=1,104033/2=1      of line 3 pick 1, plus 1 of 104033 in unit 2 as a substitute
npm run staff -- orders pick <number> --rest              the lines not named are picked in full
npm run staff -- orders pack <number>
npm run staff -- orders dispatch|deliver <number>         of a delivery
npm run staff -- orders ready|collect <number>            of a collection
npm run staff -- orders deliver|collect <number> --paid <amount>
                                                          for a cash order not paid in full; the rest stays outstanding
npm run staff -- orders cancel <number>                   restores stock, and refunds the card
npm run staff -- orders refund <number>                   what was charged to the card, or --amount <amount> of it

npm run staff -- ledger <company code>                    what the company owes: invoices, payments, credit notes
npm run staff -- ledger pay <company code> <amount>       records a payment, for the oldest invoice or --order <number>
npm run staff -- ledger credit <order> <line>=<quantity>… credits part of an invoice, with a --note that says why
npm run staff -- ledger credit <order> --amount <amount>  or an amount of it, VAT included; --all for whatever is left
npm run staff -- ledger refund <invoice>                  refunds later card payments for it, or --amount <amount> of them
npm run staff -- ledger reverse <company code> <entry>    reverses a payment entered wrongly or returned, with a --note that says why
npm run staff -- ledger allocate <company code> <entry> <invoice>
                                                          a payment or credit note settles this invoice, or --amount <amount> of it
npm run staff -- ledger release <company code> <entry>    a payment or credit note settles no invoice any more
npm run staff -- ledger rule <company code> oldest|leave  what a payment that names no invoice settles
npm run staff -- ledger differences                       outstanding amounts that changed when explicit allocations were introduced

npm run staff -- payments                                 refused refunds and stuck payments, with what to do
npm run staff -- payments close <refund> --note <text>    a refused refund is settled another way

npm run staff -- claims                                   reported problems that are not closed, the oldest first
npm run staff -- claims list --state <state>              received, looked-at, answered, closed
npm run staff -- claims show <number> --pictures <folder> all of it, with its pictures saved in that folder
npm run staff -- claims look <number>                     the customer sees that it is in progress
npm run staff -- claims credit <number> [<line>=<quantity>…]
                                                          a credit note for what is claimed, or for these lines, with a --note
npm run staff -- claims answer <number> --note <text>     sent by e-mail and as a notification
npm run staff -- claims close <number>                    once it was answered

npm run staff -- messages                                 messages from the contact form, the oldest first
npm run staff -- messages done <number>                   marks it as resolved; erased after three months

npm run staff -- notify promotion|news <product code>      notifies all customers of a product, or those of --company <code>

  --role <role>      of a new member of staff: manager (may do everything), warehouse (picks), driver (hands over)
  --price-list <code>, --route <code>, --credit-limit <amount>
                     of a company being activated; without them standard prices, no deliveries by a route, nothing on account
  --amount <amount>  of a refund or a credit, with VAT: 12.50
  --paid <amount>    cash that was handed over with the goods: 12.50, or 0 for none; without it, the whole outstanding amount
  --note <text>      sent to the customer with a step; with pick, recorded in the adjustment log
  --method <method>  of a payment: bank-transfer or cash
  --reference <text> of a payment: as on the bank statement
  --pictures <folder>  where the pictures of a claim are saved
  --again            repeats a payment, allocation, credit, refund, answer or notification made by the same command
                     within the last ten minutes, which is otherwise refused as a repeat
  --as <email>       the member of staff doing it
  --password-stdin   read the password from standard input instead of asking for it

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
