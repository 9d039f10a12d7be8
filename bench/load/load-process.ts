import { serveJobs } from '../processes/serve-jobs.ts'
import { sendCheckouts } from './checkouts.ts'
import { sendAdds } from './counted-adds.ts'
import { sendLists, sendOnce, sendSame } from './fixed-requests.ts'
import type { LoadJob, LoadResult } from './load-job.ts'
import { type LoadTimes, loadResult } from './send-load.ts'

function send(job: LoadJob): Promise<LoadTimes> {
  switch (job.shape) {
    case 'same':
      return sendSame(job)
    case 'once':
      return sendOnce(job)
    case 'lists':
      return sendLists(job)
    case 'adds':
      return sendAdds(job)
    case 'checkouts':
      return sendCheckouts(job)
  }
}

serveJobs(async (job: LoadJob): Promise<LoadResult> => loadResult(await send(job)))
