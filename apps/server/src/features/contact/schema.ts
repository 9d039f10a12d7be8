import { contactSchema } from '@provender/domain/contact/contact'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { normaliseEmail } from '../../kernel/mail/email-spelling.ts'
import { cleanLine, cleanLines } from '../../kernel/text/clean-text.ts'
import { contactUs } from './contact-us.ts'

const ContactInput = builder.inputType('ContactInput', {
  description: 'A message to the wholesaler.',
  fields: (t) => ({
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    telephone: t.string({ required: true, description: 'Empty for none.' }),
    message: t.string({ required: true, description: 'At most contactUsFormCharLimit characters.' }),
  }),
})

builder.mutationField('contactUs', (t) =>
  t.boolean({
    ...allow('anyone', { oncePerRequest: true }),
    repeat: { key: 'key' },
    args: {
      key: t.arg({ type: 'Uuid', required: true }),
      contact: t.arg({ type: ContactInput, required: true }),
      captcha: t.arg.string({ required: true }),
    },
    description:
      'Sends a message to the wholesaler. `key` is created once for the form and sent with every retry. `captcha` is the token of the hCaptcha widget, empty for signed-in users and if the config has no hCaptchaSiteKey.',
    resolve: async (_root, { key, contact, captcha }, { deps, language, ip, user }) => {
      const { show, contactUsFormCharLimit } = deps.wholesaler.current().config
      if (!show.contactUs) throw apiError('NOT_FOUND')
      const message = parseArgs(contactSchema(contactUsFormCharLimit), {
        name: cleanLine(contact.name),
        email: cleanLine(contact.email),
        telephone: cleanLine(contact.telephone),
        message: cleanLines(contact.message),
      })
      const userId = user?.userId ?? null
      const spelled = { ...message, email: normaliseEmail(message.email) }
      const result = await contactUs(deps, { message: spelled, key, captcha, language, ip, userId })
      if (!result.ok)
        throw result.refusal.type === 'TOO_MANY_ATTEMPTS'
          ? apiError(result.refusal.type, { seconds: result.refusal.seconds })
          : apiError(result.refusal.type)
      return true
    },
  }),
)
