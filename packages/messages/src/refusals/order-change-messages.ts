export const orderChangeMessages = {
  NOT_NOW: 'Nothing was changed: the order is at another stage now.',
  OTHER_METHOD: 'This step belongs to the other kind of order: delivery or collection.',
  NOT_PICKED: 'Lines not picked yet: {lines}.',
  NOTHING_SUPPLIED: 'Nothing in the order is supplied: cancel it instead.',
  NOT_PAID: 'The order is to be paid by card, and no card has been accepted.',
  LINE_NOT_FOUND: 'There is no ordered line {position}.',
  LINE_CHANGED:
    'Line {position}: a colleague has picked it meanwhile. Check the quantity, then pick it again.',
  NOT_A_QUANTITY: 'Line {position}: this quantity does not fit its unit.',
  MORE_THAN_ORDERED: 'Line {position}: more than was ordered. At most {most} can be supplied.',
  MORE_THAN_HELD: 'Line {position}: the card is held for at most {most} kg.',
  ABOVE_MARGIN:
    'Line {position}: more than {most} kg needs the customer’s agreement. Weigh it again, or enter who agreed.',
  FAR_TOO_LIGHT:
    'Line {position}: this is less than a third of what was ordered. Weigh it again, or enter who agreed.',
  WEIGH_AGAIN:
    'Line {position}: this is at least three times what was ordered or is replaced. Weigh it again and enter the weight a second time.',
  ABOVE_CREDIT_LIMIT:
    'Line {position}: this would exceed the credit limit of the company. Supply less, or enter who agreed.',
  NAMED_TWICE: 'Line {position} is named twice.',
  SUBSTITUTE_NOT_FOUND: 'Line {position}: the substitute is not sold to this company in that unit.',
  SUBSTITUTE_TOO_LARGE:
    'Line {position}: the substitute is worth at least three times what it replaces. Check its quantity, or enter who agreed.',
  OVER_CREDIT_LIMIT:
    'This would exceed the credit limit of the company: the order may come to at most {most}. Supply less, or raise the limit first.',
  /** For staff without prices. */
  OVER_CREDIT_LIMIT_WITHOUT_AMOUNT:
    'This would exceed the credit limit of the company. Supply less, or ask the office.',
  NOTHING_TO_REPLACE: 'Line {position}: all of it is supplied, so there is nothing to replace.',
  MORE_THAN_CAPTURED: 'At most {most} can be refunded.',
  MORE_THAN_OPEN: 'Only {most} of the invoice is outstanding.',
  NOT_PAID_IN_CASH: 'Only a cash order takes an amount paid in cash, when it is delivered or collected.',
} as const
