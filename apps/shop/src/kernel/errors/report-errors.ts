import { isAgreed } from '../consent/consent.ts'
import { newReference, sendReport } from './send-report.ts'

/** The maximum number of reports of a tab, for errors that repeat. */
const maxReports = 10

let isStarted = false
let sentCount = 0

/** Starts reporting errors in this tab, also those outside pages, as long as the user agrees. */
export function reportErrors(routeNow: () => string): void {
  if (isStarted) return
  isStarted = true
  addEventListener('error', ({ error }) => report(error, routeNow()))
  addEventListener('unhandledrejection', ({ reason }) => report(reason, routeNow()))
}

function report(thrown: unknown, route: string): void {
  if (!thrown || sentCount >= maxReports || !isAgreed('reports')) return
  sentCount += 1
  sendReport(thrown, newReference(), route)
}
