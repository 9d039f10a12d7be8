import { isAgreed } from '../app/consent.ts'
import { newReference, sendReport } from './send-report.ts'

/** What goes on and on is told a few times. */
const mostReports = 10

let isStarted = false
let sent = 0

/** From now on what goes wrong in this window, outside of pages too, is reported, for as long as its person agrees. */
export function reportErrors(routeNow: () => string): void {
  if (isStarted) return
  isStarted = true
  addEventListener('error', ({ error }) => report(error, routeNow()))
  addEventListener('unhandledrejection', ({ reason }) => report(reason, routeNow()))
}

function report(thrown: unknown, route: string): void {
  if (!thrown || sent >= mostReports || !isAgreed('reports')) return
  sent += 1
  sendReport(thrown, newReference(), route)
}
