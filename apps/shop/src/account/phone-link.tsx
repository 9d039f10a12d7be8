/** A number to press. */
export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a href={`tel:${number.replaceAll(/[^\d+]/g, '')}`} className="whitespace-nowrap link figures">
      {number}
    </a>
  )
}
