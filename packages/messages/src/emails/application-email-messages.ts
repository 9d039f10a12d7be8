import type { Message } from '../message.ts'

export interface ApplicationEmail {
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly link?: Message
  readonly remarks?: readonly string[]
  readonly reason: string
}

export const applicationEmailMessages = {
  callUs: 'You can call us: {phone}.',
  /** For the staff member who decides. */
  lookAlikes: {
    ALPHABETS: 'Take care: “{text}” mixes letters of several alphabets.',
    COMPANY: 'Take care: the name looks like that of your customer {code}, {name}.',
    ADDRESS: 'Take care: the e-mail address looks like {email}, which a customer of yours uses.',
    APPLICATION: 'Take care: application {number} is like this one: {name}, {email}.',
  },
  emails: {
    RECEIVED: {
      subject: 'We have your application',
      title: 'Thank you for applying',
      paragraphs: [
        "We have your application. We'll review it, activate your account and e-mail you.",
        'You can log in once it is activated.',
      ],
      reason:
        'You received this e-mail because someone applied at {shop} with this e-mail address. If it was not you, you can ignore this e-mail.',
    },
    ALREADY_REGISTERED: {
      subject: 'You already have an account',
      title: 'You already have an account',
      paragraphs: [
        'Someone applied at {shop} with this e-mail address. It already has an account, which stays as it is.',
        'If it was you, log in as before. If you have forgotten your password, ask for a new one.',
      ],
      link: 'New password',
      reason:
        'You received this e-mail because someone applied at {shop} with this e-mail address. If it was not you, you can ignore this e-mail.',
    },
    NEW_APPLICATION: {
      subject: 'New application: {company}',
      title: 'A business wants to be your customer',
      paragraphs: [
        '{company} has applied. Call {login} at {phone}, or write to {email}.',
        'Full application: npm run staff -- applications show {number}',
      ],
      reason: 'You received this e-mail as the contact address of {shop}.',
    },
    ACTIVATED: {
      subject: 'Your account is activated',
      title: 'Welcome to {shop}',
      paragraphs: [
        'Your account for {company} is activated. You can log in with {email} and your password, and order.',
      ],
      link: 'Log in',
      reason: 'You received this e-mail because your account at {shop} was activated.',
    },
    ACTIVATED_WITHOUT_PASSWORD: {
      subject: 'Your account is activated',
      title: 'Welcome to {shop}',
      paragraphs: [
        'Your account for {company} is activated. Choose a password, then log in with {email} and order.',
      ],
      link: 'Choose a password',
      reason: 'You received this e-mail because your account at {shop} was activated.',
    },
    REJECTED: {
      subject: 'About your application',
      title: 'We cannot activate your account',
      paragraphs: ['Thank you for applying with {company}. We cannot open an account for you.'],
      reason: 'You received this e-mail because you applied at {shop}.',
    },
    PASSWORD_RESET: {
      subject: 'Your password was changed',
      title: 'Your password was changed',
      paragraphs: [
        'The password of {email} was changed just now, through a link we sent to this address. You have been logged out on all devices.',
        'If it was not you, please get in touch with us at once.',
      ],
      reason: 'You received this e-mail because it concerns the security of your account at {shop}.',
    },
    RESET: {
      subject: 'New password for {shop}',
      title: 'Choose a new password',
      paragraphs: ['Someone asked for a new password for {email}. This link lets you choose one.'],
      link: { text: 'Choose a new password', context: 'link in an e-mail' },
      remarks: [
        'The link works once, for 30 minutes. Please do not share it with anyone.',
        'If you did not ask for it, ignore this e-mail: your password stays as it is.',
      ],
      reason:
        'You received this e-mail because someone asked for a new password at {shop} with this e-mail address.',
    },
    RESET_WAITS: {
      subject: 'Account Activation Required',
      title: 'Account Activation Required',
      paragraphs: [
        'Someone asked for a new password with this e-mail address. Your account has to be activated before its first use. Please contact or call us.',
      ],
      reason:
        'You received this e-mail because someone asked for a new password at {shop} with this e-mail address.',
    },
  },
} as const satisfies {
  readonly callUs: string
  readonly lookAlikes: Readonly<Record<string, Message>>
  readonly emails: Readonly<Record<string, ApplicationEmail>>
}

export type ApplicationEmailName = keyof (typeof applicationEmailMessages)['emails']
