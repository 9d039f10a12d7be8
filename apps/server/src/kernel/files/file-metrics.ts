import { Counter } from 'prom-client'

export const fileErrors = new Counter({
  name: 'provender_file_errors_total',
  help: 'Stored files that could not be written or read',
  labelNames: ['store'],
  registers: [],
})

export const sweptFiles = new Counter({
  name: 'provender_files_swept_total',
  help: 'Files whose bytes were deleted: unused since FILES_KEEP_DAYS, or never recorded',
  labelNames: ['reason'],
  registers: [],
})
