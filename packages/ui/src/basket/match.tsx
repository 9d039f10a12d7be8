export const matchLook =
  'bg-transparent font-[720] text-inherit underline decoration-sticker decoration-2 underline-offset-3'

export interface MatchProps {
  readonly children: string
}

export function Match({ children }: MatchProps) {
  return <mark className={matchLook}>{children}</mark>
}
