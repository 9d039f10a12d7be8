/** What a telephone calls. */
function phoneHref(number: string): string {
  return `tel:${number.replaceAll(/[^\d+]/g, '')}`
}

/** A number to press. */
export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a href={phoneHref(number)} className="whitespace-nowrap link figures">
      {number}
    </a>
  )
}
