import { feel } from '@provender/web/input/feel'

/** Lets the user feel a choice between segments, days or slots. Returns the function that stops listening. */
export function feelChoices(): () => void {
  const handle = ({ target, isTrusted }: Event): void => {
    if (isTrusted && target instanceof HTMLInputElement && target.type === 'radio') feel('selection')
  }
  document.addEventListener('change', handle)
  return () => document.removeEventListener('change', handle)
}
