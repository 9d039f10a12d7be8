import { minPasswordLength } from '@provender/domain/application/password'
import { type Command, refuseUnknownSubcommands } from './command.ts'
import { defineApplications } from './staff/application-commands.ts'
import { defineClaims } from './staff/claim-commands.ts'
import { defineFiles } from './staff/files-command.ts'
import { defineJobs } from './staff/job-commands.ts'
import { defineLedger } from './staff/ledger-commands.ts'
import { defineMessages } from './staff/message-commands.ts'
import { defineNotify } from './staff/notify-command.ts'
import { defineOrders } from './staff/order-commands.ts'
import { definePayments } from './staff/payment-commands.ts'
import { definePeople } from './staff/people-commands.ts'
import { defineSites } from './staff/site-commands.ts'
import { defineTestCompany } from './staff/test-company-command.ts'

export const staffCommand: Command = {
  name: 'staff',
  define: (program, { run }) => {
    program
      .description("Manages the wholesaler's staff, companies and their users, orders, payments and claims.")
      .addHelpText('after', `\nA password has at least ${minPasswordLength} characters.`)
    definePeople(program, run)
    defineApplications(program, run)
    defineSites(program, run)
    defineTestCompany(program, run)
    defineOrders(program, run)
    defineLedger(program, run)
    definePayments(program, run)
    defineClaims(program, run)
    defineMessages(program, run)
    defineNotify(program, run)
    defineJobs(program, run)
    defineFiles(program, run)
    refuseUnknownSubcommands(program)
  },
}
