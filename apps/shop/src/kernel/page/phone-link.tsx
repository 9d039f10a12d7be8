import { phoneHref } from '../app/contact-way.ts'

export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a href={phoneHref(number)} className="whitespace-nowrap link figures">
      {number}
    </a>
  )
}
