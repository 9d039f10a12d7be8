export interface ModelEntry {
  readonly id: number
  readonly n: number
  readonly kind: 'INVOICE' | 'PAYMENT' | 'CREDIT_NOTE' | 'REFUND' | 'REVERSAL' | 'CHARGEBACK'
  readonly owed: number
  /** The entry of the invoice that it names. */
  readonly names: number | null
  readonly dueOn: string
  readonly reverses: number | null
  readonly isCard: boolean
  readonly isOnAccount: boolean
  /** For a payment by card, its refund, or what a bank took back of it. */
  readonly attempt: string | null
  /** For a refund: the order is credited for it. */
  readonly isCredited: boolean
  /** For a payment: no other invoice may use the rest. */
  readonly keepsRest: boolean
  /** The dispute of a chargeback, or of the payment that returned it. */
  readonly dispute: string | null
}

export interface ModelWorld {
  readonly rule: 'oldest' | 'leave'
  /** Entries of invoices whose order has a refund in progress. */
  readonly awaitingRefund: ReadonlySet<number>
  /** Entries of invoices whose order's card is being charged. */
  readonly beingCharged: ReadonlySet<number>
}

interface Penny {
  readonly credit: number
  debit: number | null
  /** The turn of its allocation. */
  turn: number
}

/** Computes open amounts penny by penny: each penny of a credit is allocated to one debit or to none. */
export function createPennyLedger() {
  const entries = new Map<number, ModelEntry>()
  const pennies: Penny[] = []
  let turn = 0
  const all = (): readonly ModelEntry[] => [...entries.values()].sort((one, other) => one.n - other.n)
  const open = (id: number): number => {
    const owed = entries.get(id)?.owed ?? 0
    return owed > 0
      ? owed - pennies.filter(({ debit }) => debit === id).length
      : pennies.filter(({ credit, debit }) => credit === id && debit === null).length
  }
  const settle = (credit: number, debit: number, maxAmount = Number.POSITIVE_INFINITY): number => {
    turn += 1
    let moved = 0
    for (const penny of pennies) {
      if (penny.credit !== credit || penny.debit !== null || moved >= maxAmount || open(debit) === 0) continue
      Object.assign(penny, { debit, turn })
      moved += 1
    }
    return moved
  }
  /** Moves the penny of a credit to another debit, and counts what it frees. */
  const move = (penny: Penny, debit: number, freed: Map<number, number>): void => {
    if (penny.debit !== null) freed.set(penny.debit, (freed.get(penny.debit) ?? 0) + 1)
    turn += 1
    Object.assign(penny, { debit, turn })
  }
  const naming = (debit: number, isNote: boolean): readonly ModelEntry[] =>
    all().filter(
      ({ owed, names, kind }) => owed < 0 && names === debit && (!isNote || kind === 'CREDIT_NOTE'),
    )
  /** Credits that name a debit settle it; its own credit notes do so even if something else has taken them. */
  const reopen = (freed: ReadonlyMap<number, number>, { onlyNotes = false } = {}): void => {
    const left = new Map(freed)
    for (const [debit, amount] of freed) {
      let rest = amount
      for (const credit of naming(debit, onlyNotes)) rest -= settle(credit.id, debit, rest)
      left.set(debit, rest)
    }
    const moved = new Map<number, number>()
    const before = [...pennies].sort((one, other) => other.turn - one.turn)
    for (const [debit, rest] of left) {
      const notes = new Set(naming(debit, true).map(({ id }) => id))
      const taken = before.filter((penny) => notes.has(penny.credit) && penny.debit !== debit)
      for (const penny of taken.filter((each) => each.debit !== null).slice(0, rest))
        move(penny, debit, moved)
    }
    if (moved.size > 0) reopen(moved)
  }
  const openDebits = ({ beingCharged }: ModelWorld): readonly ModelEntry[] =>
    all()
      .filter(({ id, owed }) => owed > 0 && open(id) > 0 && !beingCharged.has(id))
      .sort((one, other) => one.dueOn.localeCompare(other.dueOn) || one.n - other.n)

  function pay({ id, owed, names, keepsRest, dispute }: ModelEntry, world: ModelWorld): void {
    const others = openDebits(world).filter((each) => each.id !== names)
    if (names === null) {
      const exact = others.find((each) => open(each.id) === -owed)
      if (exact) return void settle(id, exact.id)
      if (others.reduce((sum, each) => sum + open(each.id), 0) === -owed)
        return others.forEach((each) => void settle(id, each.id))
    } else settle(id, names)
    if (dispute !== null)
      for (const each of all())
        if (each.kind === 'CHARGEBACK' && each.dispute === dispute) settle(id, each.id)
    if (world.rule === 'oldest' && !keepsRest) for (const each of others) settle(id, each.id)
  }

  function refund({ id, names, attempt, isCredited }: ModelEntry): void {
    const naming = all().filter((each) => each.owed < 0 && each.names === names)
    const cards = naming.filter(({ isCard }) => isCard)
    const own = cards.filter((each) => each.attempt === attempt)
    const payments = [...own, ...cards.filter((each) => each.attempt !== attempt).reverse()]
    const notes = isCredited ? naming.filter(({ kind }) => kind === 'CREDIT_NOTE') : []
    for (const credit of [...payments, ...notes]) settle(credit.id, id)
    const isOwn = ({ credit }: Penny): boolean => own.some((each) => each.id === credit)
    const latest = [...pennies].sort((one, other) => other.turn - one.turn)
    const isFrom = (credits: readonly ModelEntry[]) => (penny: Penny) =>
      credits.some((each) => each.id === penny.credit)
    const ofNotes = latest.filter(
      (penny) => isFrom(notes)(penny) && penny.debit !== null && penny.debit !== names && penny.debit !== id,
    )
    const ofPayments = latest
      .filter((penny) => isFrom(payments)(penny) && isInvoice(penny.debit))
      .sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)) || other.turn - one.turn)
    const freed = new Map<number, number>()
    for (const penny of [...ofNotes, ...ofPayments].slice(0, open(id))) move(penny, id, freed)
    reopen(freed)
  }

  /** Paid back by bank or in cash: the oldest credits that are free, unless a card gets them back. */
  function payBack({ id }: ModelEntry, { awaitingRefund }: ModelWorld): void {
    for (const { id: credit, owed, names } of all())
      if (owed < 0 && !awaitingRefund.has(names ?? 0)) settle(credit, id)
  }

  const isInvoice = (id: number | null): boolean => id !== null && entries.get(id)?.kind === 'INVOICE'

  function reverse({ id, reverses }: ModelEntry): void {
    const freed = new Map<number, number>()
    for (const penny of pennies.filter(({ credit }) => credit === reverses)) {
      if (penny.debit !== null) freed.set(penny.debit, (freed.get(penny.debit) ?? 0) + 1)
      penny.debit = id
    }
    reopen(freed)
  }

  return {
    open,
    settle,
    post: (entry: ModelEntry, world: ModelWorld): void => {
      entries.set(entry.id, entry)
      for (let index = 0; index < -entry.owed; index += 1)
        pennies.push({ credit: entry.id, debit: null, turn: 0 })
      switch (entry.kind) {
        case 'INVOICE':
          if (entry.isOnAccount && world.rule === 'oldest')
            for (const credit of all())
              if (credit.owed < 0 && !world.awaitingRefund.has(credit.names ?? 0)) settle(credit.id, entry.id)
          return
        case 'CREDIT_NOTE':
          return void settle(entry.id, entry.names ?? 0)
        case 'PAYMENT':
          return pay(entry, world)
        case 'REFUND':
          return entry.isCard ? refund(entry) : payBack(entry, world)
        case 'CHARGEBACK':
          return refund(entry)
        case 'REVERSAL':
          return reverse(entry)
      }
    },
    release: (credit: number): void => {
      const { kind, names } = entries.get(credit) ?? {}
      const freed = new Map<number, number>()
      for (const penny of pennies) {
        if (penny.credit !== credit || penny.debit === null || !isInvoice(penny.debit)) continue
        if (kind === 'CREDIT_NOTE' && penny.debit === names) continue
        freed.set(penny.debit, (freed.get(penny.debit) ?? 0) + 1)
        penny.debit = null
      }
      reopen(freed, { onlyNotes: true })
    },
    credited: (invoice: number): number => naming(invoice, true).reduce((sum, { owed }) => sum - owed, 0),
  }
}
