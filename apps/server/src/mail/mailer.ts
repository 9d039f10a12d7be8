import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Logger } from 'pino'
import type { LogoPicture } from '../picture/logo-picture.ts'
import type { Settings } from '../settings.ts'
import { logoId } from './email-page.ts'
import { asciiDomainOf } from './email-spelling.ts'

/** An e-mail to one person. */
interface Email {
  /** Of the job it is written for: the same for every attempt, so that a repetition can be told from a second e-mail. */
  readonly key: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: { readonly name: string; readonly address: string }
  /** Who reads an answer to it; without one, whoever it is from. */
  readonly replyTo?: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly logo?: LogoPicture | undefined
}

/** Sends e-mails, or lays them down where there is no SMTP server. Throws where an e-mail did not go out. */
export interface Mailer {
  readonly send: (email: Email) => Promise<void>
}

/** Together below the lease of a job: a server that is silent does not have its e-mail sent by another as well. */
const smtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

type MailSettings = Pick<Settings, 'smtpUrl' | 'dataFolder'>

export function openMailer({ smtpUrl, dataFolder }: MailSettings, log: Pick<Logger, 'info'>): Mailer {
  return smtpUrl === undefined ? folderMailer(join(dataFolder, 'mail'), log) : smtpMailer(smtpUrl)
}

function smtpMailer(url: string): Mailer {
  const transport = nodemailer.createTransport({ url, ...smtpTimeouts })
  return {
    send: async (email) => {
      await transport.sendMail(messageOf(email))
    },
  }
}

/** One file an e-mail, named by its key: written again, it is the same file. */
function folderMailer(folder: string, log: Pick<Logger, 'info'>): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (email) => {
      const { message } = await transport.sendMail(messageOf(email))
      if (!Buffer.isBuffer(message)) throw new Error('The e-mail was not composed')
      const file = join(folder, `${slugOf(email.key)}.eml`)
      await mkdir(folder, { recursive: true })
      const draft = `${file}.draft-${process.pid}`
      // Some e-mails hold a key to an account.
      await writeFile(draft, message, { mode: 0o600 })
      await rename(draft, file)
      log.info(
        { to: email.to.address, subject: email.subject, file },
        'an e-mail was laid down: set SMTP_URL to have e-mails sent',
      )
    },
  }
}

function messageOf({ key, from, to, replyTo, subject, html, text, logo }: Email) {
  return {
    from,
    to,
    ...(replyTo ? { replyTo } : {}),
    subject,
    html,
    text,
    ...(logo ? { attachments: [logoPart(logo)] } : {}),
    messageId: `<${slugOf(key)}@${asciiDomainOf(from.address)}>`,
    // No answering machine answers it.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}

function logoPart({ png }: LogoPicture) {
  return {
    filename: 'logo.png',
    content: png,
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
    cid: logoId,
  }
}

function slugOf(key: string): string {
  return key.replace(/[^a-zA-Z0-9]+/g, '-')
}
