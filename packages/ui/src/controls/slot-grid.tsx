export interface Day {
  readonly value: string
  readonly weekday: string
  readonly day: string
  readonly month: string
  /** True if closed or past: struck through, not hidden. */
  readonly closed?: boolean | undefined
}

export interface DayStripProps {
  readonly label: string
  readonly name: string
  readonly days: readonly Day[]
  readonly value: string | undefined
  readonly onChoose: (value: string) => void
}

const dayLook =
  'relative grid h-full min-w-16 justify-items-center gap-0.5 rounded-control border-[1.5px] border-line px-1 py-2 text-micro text-ink-2 has-checked:border-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent hover:border-line-strong has-checked:hover:border-ink has-disabled:cursor-not-allowed has-disabled:border-transparent has-disabled:bg-sunken'

export function DayStrip({ label, name, days, value, onChoose }: DayStripProps) {
  return (
    <fieldset aria-label={label} className="-m-1 flex min-w-0 scrollbar-none gap-1.5 overflow-x-auto p-1">
      {days.map((day) => (
        <label key={day.value} className={`flex-1 ${dayLook}`}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={day.value}
            checked={day.value === value}
            disabled={day.closed}
            onChange={() => onChoose(day.value)}
          />
          <span>{day.weekday}</span>
          <b
            className={`text-[1.0625rem]/5 font-[660] figures ${day.closed ? 'text-ink-3 line-through' : day.value === value ? '' : 'text-ink'}`}
          >
            {day.day}
          </b>
          <span>{day.month}</span>
        </label>
      ))}
    </fieldset>
  )
}

export interface Slot {
  readonly value: string
  readonly time: string
  readonly closed?: boolean | undefined
  /** 'Full', if the slot has no capacity left. */
  readonly full?: string | undefined
}

export interface SlotGridProps {
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
