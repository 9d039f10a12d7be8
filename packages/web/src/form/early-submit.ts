/**
 * Runs in the page before any script, as source text, so it must use nothing outside itself. Repeats a press of Send
 * until the app handles it: the browser would submit the form itself, which does nothing. It gives up after half
 * a minute, as the app's script may never come. Forms with an `action` work without it.
 */
export function repeatEarlySubmit(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let endsAtMs = 0
  let isRepeat = false
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    const { submitter } = event
    clearTimeout(timer)
    if (form.hasAttribute('action') || form.method === 'dialog') return
    if (!isRepeat) endsAtMs = Date.now() + 30_000
    event.preventDefault()
    const repeat = () => {
      if (!form.isConnected) return
      if (Date.now() > endsAtMs) return submitter?.removeAttribute('aria-busy')
      submitter?.setAttribute('aria-busy', 'true')
      isRepeat = true
      form.requestSubmit(submitter)
      isRepeat = false
    }
    timer = setTimeout(repeat, 50)
    // Whatever handles a form keeps the browser from submitting it.
    event.preventDefault = () => {
      clearTimeout(timer)
      if (isRepeat) submitter?.removeAttribute('aria-busy')
    }
  }
  addEventListener('submit', onSubmit, true)
}
