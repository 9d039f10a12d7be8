import { phoneHref } from './contact-method.ts'

export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a href={phoneHref(number)} className="press-area relative figures whitespace-nowrap link">
      {number}
    </a>
  )
}
