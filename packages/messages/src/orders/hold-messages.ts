export const holdMessages = {
  overdue: 'An invoice is overdue.',
  test: 'This is a test order. Nobody picks it.',
}
