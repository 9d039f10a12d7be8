import type { ColumnType, JSONColumnType } from 'kysely'

/** Read as UTC milliseconds, written as a Date. */
export type Instant = ColumnType<number, Date, Date>
export type InstantByDefault = ColumnType<number, Date | undefined, Date>
export type NullableInstant = ColumnType<number | null, Date | null, Date | null>
/** `YYYY-MM-DD` */
export type LocalDate = string
/** Read as `HH:MM:SS`. The rules have `LocalTime`, which is `HH:MM`. */
export type DbTime = string
export type Json<Value extends object> = JSONColumnType<Value>
