export function parseReportedOrder(query: object): string | undefined {
  const order = String(Object.getOwnPropertyDescriptor(query, 'order')?.value)
  return /^\d{1,12}$/.test(order) ? order : undefined
}
