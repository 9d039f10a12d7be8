export const contactEmailMessages = {
  subject: 'Message from {name}',
  title: '{name} has written to you',
  telephone: 'Telephone: {telephone}',
  remark:
    'Your reply to this e-mail goes to {email}. Once it is resolved: npm run staff -- messages done {number}',
  reason: 'You received this e-mail as the contact address of {shop}.',
} as const
