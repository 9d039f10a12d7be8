export const errorPageMessages = {
  away: {
    title: 'We’re popular right now!',
    text: 'We cannot reach our data for a moment. Your basket is safe. Please try again.',
  },
  bug: { title: 'Server Error', text: 'An error has occurred. Please try again.' },
  again: 'Try again',
  reference: 'Reference',
} as const
