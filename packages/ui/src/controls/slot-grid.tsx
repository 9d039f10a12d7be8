export interface Day {
  /** The value to submit: a local date. */
  readonly value: string
  /** 'Today', 'Sun' */
  readonly weekday: string
  /** '21' */
  readonly day: string
  /** 'Nov', or 'Closed' */
  readonly month: string
  /** True if closed or past: struck through, not hidden. */
  readonly closed?: boolean | undefined
}

export interface DayStripProps {
  /** 'Day of collection' */
  readonly label: string
  readonly days: readonly Day[]
  readonly value: string | undefined
  readonly onChoose: (value: string) => void
}

const dayLook =
  'relative grid h-full min-w-16 flex-1 justify-items-center gap-0.5 rounded-control border-[1.5px] border-line px-1 py-2 text-micro text-ink-2 hover:border-line-strong disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sunken aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-ground'

/** The days to choose from in a row. A press chooses. */
export function DayStrip({ label, days, value, onChoose }: DayStripProps) {
  return (
    <fieldset
      aria-label={label}
      className="-m-1 flex max-w-130 min-w-0 scrollbar-none gap-1.5 overflow-x-auto p-1"
    >
      {days.map((day) => (
        <button
          key={day.value}
          type="button"
          aria-pressed={day.value === value}
          disabled={day.closed}
          onClick={() => onChoose(day.value)}
          className={dayLook}
        >
          <span>{day.weekday}</span>{' '}
          <b
            className={`text-[1.0625rem]/5 font-[660] figures ${day.closed ? 'text-ink-3 line-through' : day.value === value ? '' : 'text-ink'}`}
          >
            {day.day}
          </b>{' '}
          <span>{day.month}</span>
        </button>
      ))}
    </fieldset>
  )
}

export interface Slot {
  readonly value: string
  /** '17:45' */
  readonly time: string
  /** True outside the opening hours or in the past. */
  readonly closed?: boolean | undefined
  /** 'Full', if the slot has no capacity left. */
  readonly full?: string | undefined
}

export interface SlotGridProps {
  /** 'Time of collection' */
  readonly label: string
  readonly name: string
  readonly slots: readonly Slot[]
  readonly value: string | undefined
  readonly onChoose: (value: string) => void
}

const slotLook =
  'relative grid min-h-10 place-items-center rounded-control border border-line figures text-label hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-not-allowed has-disabled:border-transparent has-disabled:bg-sunken has-disabled:text-ink-3 pointer-coarse:min-h-11'

/** Every quarter of an hour of a day (docs/product-rules.md#collection-slots). */
export function SlotGrid({ label, name, slots, value, onChoose }: SlotGridProps) {
  return (
    <fieldset
      aria-label={label}
      className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(72px,1fr))] gap-1.5"
    >
      {slots.map((slot) => (
        <label key={slot.value} className={slotLook}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={slot.value}
            checked={slot.value === value}
            disabled={slot.closed === true || slot.full !== undefined}
            onChange={() => onChoose(slot.value)}
          />
          <span className={slot.closed || slot.full ? 'line-through' : ''}>{slot.time}</span>
          {slot.full && <span className="-mt-1.5 pb-1 text-micro">{slot.full}</span>}
        </label>
      ))}
    </fieldset>
  )
}
