import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Logger } from 'pino'
import type { LogoPicture } from '../logo.ts'
import { makePrivateFolder } from '../private-folder.ts'
import type { Settings } from '../settings.ts'
import { logoId } from './email-page.ts'
import { asciiDomain } from './email-spelling.ts'

interface Email {
  /** The key of its job. It is the same for every attempt, so that a receiver can recognise a repeat. */
  readonly key: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: { readonly name: string; readonly address: string }
  /** The address for replies, if it differs from the sender's. */
  readonly replyTo?: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly logo?: LogoPicture | undefined
}

/** Sends e-mails, or writes them to files if there is no SMTP server. Throws if an e-mail was not sent. */
export interface Mailer {
  readonly send: (email: Email) => Promise<void>
}

/** Their sum is below a job's lease, so that no second server sends the e-mail while this one waits for a silent SMTP server. */
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

/** Writes one file for each e-mail, named by its key. A repeat overwrites the same file. */
function folderMailer(folder: string, log: Pick<Logger, 'info'>): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (email) => {
      const { message } = await transport.sendMail(messageOf(email))
      if (!Buffer.isBuffer(message)) throw new Error('The e-mail could not be composed')
      const file = join(folder, `${slugOf(email.key)}.eml`)
      await makePrivateFolder(folder)
      const draft = `${file}.draft-${process.pid}`
      // Some e-mails contain a link that opens an account.
      await writeFile(draft, message, { mode: 0o600 })
      await rename(draft, file)
      log.info(
        { to: email.to.address, subject: email.subject, file },
        'e-mail written to a file; set SMTP_URL to send e-mails',
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
    messageId: `<${slugOf(key)}@${asciiDomain(from.address)}>`,
    // Keeps auto-responders from replying.
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
