import { minPasswordLength } from '@provender/domain/application/password'
import { type Command, refuseUnknownSubcommands } from './command.ts'
import { defineApplications } from './staff/application-work.ts'
import { defineClaims } from './staff/claim-work.ts'
import { defineLedger } from './staff/ledger-work.ts'
import { defineMessages } from './staff/message-work.ts'
import { defineNotify } from './staff/notify-work.ts'
import { defineOrders } from './staff/order-work.ts'
import { definePayments } from './staff/payment-work.ts'
import { definePeople } from './staff/people-work.ts'
import { defineSites } from './staff/site-work.ts'

export const staffCommand: Command = {
  name: 'staff',
  define: (program, { run }) => {
    program
      .description("The wholesaler's own staff, the users of companies, and the work of the office.")
      .addHelpText('after', `\nA password has at least ${minPasswordLength} characters.`)
    definePeople(program, run)
    defineApplications(program, run)
    defineSites(program, run)
    defineOrders(program, run)
    defineLedger(program, run)
    definePayments(program, run)
    defineClaims(program, run)
    defineMessages(program, run)
    defineNotify(program, run)
    refuseUnknownSubcommands(program)
  },
}
