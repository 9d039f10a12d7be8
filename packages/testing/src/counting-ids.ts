/** A source of ids in the form of UUIDs that counts up: …0001, …0002, and so on, the same in every run. */
export function countingIds(): () => string {
  let count = 0
  return () => {
    count += 1
    return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`
  }
}
