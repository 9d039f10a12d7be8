import type { Message } from '../message.ts'

export interface AccountEmail {
  readonly subject: string
  readonly title: string
  readonly lead: string
  readonly go: Message
  readonly remarks: readonly string[]
  readonly reason: string
}

export const accountEmailMessages = {
  EMAIL_CONFIRM: {
    subject: 'Confirm your new e-mail',
    title: 'Is this your address?',
    lead: 'Someone with an account at {shop} wants to log in with {email} from now on. Nothing changes until you confirm.',
    go: 'Confirm address',
    remarks: ['The link works until {day}.', 'If you did not ask for this, ignore this e-mail.'],
    reason: 'You received this e-mail because someone with an account at {shop} gave us your address.',
  },
  EMAIL_OF_KNOWN: {
    subject: 'This address already has an account',
    title: 'This address already has an account',
    lead: 'Someone wanted to log in to their account at {shop} with {email}. This address already has an account of its own, so nothing was changed.',
    go: 'Open the shop',
    remarks: ['If you did not ask for this, ignore this e-mail.'],
    reason: 'You received this e-mail because someone with an account at {shop} gave us your address.',
  },
  EMAIL_ASKED: {
    subject: 'Request to change your e-mail address',
    title: 'Request to change your e-mail address',
    lead: 'Someone logged in to your account at {shop} wants to use a different address instead of {email}. Nothing changes until it is confirmed there.',
    go: 'Open your settings',
    remarks: ['If this was not you, change your password: someone else knows it.'],
    reason: 'You received this e-mail because it concerns the security of your account at {shop}.',
  },
  EMAIL_CHANGED: {
    subject: 'Your e-mail address was changed',
    title: 'Your e-mail address was changed',
    lead: 'Your account at {shop} has used a different address instead of {email} since {day}. Your password is unchanged.',
    go: 'Open your settings',
    remarks: ['If this was not you, call us at once.', 'This is our last e-mail to this address about it.'],
    reason: 'You received this e-mail because it concerns the security of your account at {shop}.',
  },
  PASSWORD_CHANGED: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    lead: 'The password of {email} was changed on {day}. Everyone else using it has been logged out.',
    go: 'Go to your account',
    remarks: ['If this was not you, call us at once: someone else knows your password.'],
    reason: 'You received this e-mail because it concerns the security of your account at {shop}.',
  },
  NEW_DEVICE: {
    subject: 'New login to your account',
    title: 'A new device logged in',
    lead: 'Someone logged in as {email} on {day}, on a device that was not used with this account before: {device}.',
    go: 'See your devices',
    remarks: [
      'If this was you, there is nothing to do.',
      'If this was not you, change your password and log out the other devices: someone else knows your password.',
    ],
    reason: 'You received this e-mail because it concerns the security of your account at {shop}.',
  },
  SECOND_FACTOR_ON: {
    subject: 'Two-step login is on',
    title: 'Two-step login is on',
    lead: 'Since {day}, {email} needs a code from an authenticator app as well as the password to log in.',
    go: 'Open your settings',
    remarks: [
      'Keep your recovery codes where you find them without your phone.',
      'If this was not you, call us at once: someone else knows your password.',
    ],
    reason: 'You received this e-mail because it concerns the security of your account at {shop}.',
  },
  SECOND_FACTOR_OFF: {
    subject: 'Two-step login is off',
    title: 'Two-step login is off',
    lead: 'Since {day}, the password alone is enough to log in as {email}.',
    go: 'Open your settings',
    remarks: ['If this was not you, change your password and call us at once.'],
    reason: 'You received this e-mail because it concerns the security of your account at {shop}.',
  },
  INVITATION: {
    subject: '{inviter} invites you to order for {company}',
    title: 'Order for {company}',
    lead: '{inviter} has invited you to order at {shop} for {company}. Choose a password to share its baskets, prices and orders.',
    go: 'Choose your password',
    remarks: ['The link works once, until {day}. If you do not know {company}, ignore this e-mail.'],
    reason: 'You received this e-mail because {company}, a customer of {shop}, gave us your address.',
  },
  INVITATION_TO_EXISTING_USER: {
    subject: '{inviter} invites you to order for {company}',
    title: 'You already have an account',
    lead: '{inviter} has invited you to order at {shop} for {company}. But {email} already has an account here, and an account is for one company.',
    go: 'Open the shop',
    remarks: ['Give {inviter} another address and we will send the invitation there.'],
    reason: 'You received this e-mail because {company}, a customer of {shop}, gave us your address.',
  },
  STAFF_INVITATION: {
    subject: '{inviter} invites you to the office of {shop}',
    title: 'Your access to the office',
    lead: '{inviter} has added you to the staff of {shop}. Choose a password to sign in to the office with {email}.',
    go: 'Choose your password',
    remarks: ['The link works once, until {day}. If you do not know {inviter}, ignore this e-mail.'],
    reason: 'You received this e-mail because {inviter} entered your address in the office of {shop}.',
  },
  STAFF_RESET: {
    subject: 'New password for the office of {shop}',
    title: 'Choose a new password',
    lead: 'Someone asked for a new password for {email} in the office of {shop}. Your password stays as it is until you choose another.',
    go: 'Choose a new password',
    remarks: [
      'The link works once, for 30 minutes. Please do not share it with anyone.',
      'If you did not ask for this, ignore this e-mail.',
    ],
    reason: 'You received this e-mail because it concerns your access to the office of {shop}.',
  },
  STAFF_PASSWORD_CHANGED: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    lead: 'The password of {email} for the office was changed on {day}. Everyone else using it has been signed out.',
    go: 'Open the office',
    remarks: ['If this was not you, tell a manager at once: someone else can read your e-mails.'],
    reason: 'You received this e-mail because it concerns your access to the office of {shop}.',
  },
  STAFF_NEW_DEVICE: {
    subject: 'New sign-in to the office of {shop}',
    title: 'A new device signed in',
    lead: 'Someone signed in to the office as {email} on {day}, on a device that was not used for this before: {device}.',
    go: 'Open the office',
    remarks: [
      'If this was you, there is nothing to do.',
      'If this was not you, choose a new password and tell a manager at once: someone else knows your password.',
    ],
    reason: 'You received this e-mail because it concerns your access to the office of {shop}.',
  },
  DELETION_REQUESTED: {
    subject: 'Confirm that you want to delete your account',
    title: 'Delete your account?',
    lead: 'You asked us to delete {email} at {shop}. Nothing happens until you confirm.',
    go: { text: 'Confirm deletion', context: 'link in an e-mail' },
    remarks: [
      'The link works until {day}.',
      'If you did not ask for this, change your password: someone else knows it.',
    ],
    reason: 'You received this e-mail because someone logged in to your account asked for it.',
  },
  DELETION_PLANNED: {
    subject: 'Your account will be deleted on {day}',
    title: 'Your account will be deleted',
    lead: 'You confirmed the deletion. On {day} we will delete {email}: name, address, password, favourites, notifications and devices. Until then you can keep your account.',
    go: 'Keep my account',
    remarks: [
      'Orders and invoices of {company} are kept, as the law requires, without your name.',
      'This is our last e-mail about it.',
    ],
    reason: 'You received this e-mail because it concerns your account at {shop}.',
  },
} as const satisfies Readonly<Record<string, AccountEmail>>

export type AccountEmailKind = keyof typeof accountEmailMessages
