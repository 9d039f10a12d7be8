/** The id of the heading of the order that is open. */
export const openedOrderId = 'opened-order'
