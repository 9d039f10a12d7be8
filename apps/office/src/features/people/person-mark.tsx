import { initialsIn } from './initials.ts'

export function PersonMark({ name }: { readonly name: string }) {
  return (
    <span className="initials" aria-hidden>
      {initialsIn(name)}
    </span>
  )
}
