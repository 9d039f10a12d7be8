import type { ColumnType, JSONColumnType } from 'kysely'

/** Reads as UTC milliseconds, is written as a Date. */
export type Instant = ColumnType<number, Date, Date>
export type NullableInstant = ColumnType<number | null, Date | null, Date | null>
/** `YYYY-MM-DD` */
export type LocalDate = string
/** Reads as `HH:MM:SS`. */
export type LocalTime = string
export type Json<Value extends object> = JSONColumnType<Value>
