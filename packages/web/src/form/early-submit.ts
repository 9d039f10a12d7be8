/**
 * Runs in the page before any script, as source text, so it must use nothing outside itself. Repeats a press of Send
 * until the shop handles it: the browser would submit the form itself, and its text would be lost. Forms with an
 * `action` work without the shop's script.
 */
export function repeatEarlySubmit(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    const { submitter } = event
    clearTimeout(timer)
    if (form.hasAttribute('action') || form.method === 'dialog') return
    event.preventDefault()
    timer = setTimeout(() => form.isConnected && form.requestSubmit(submitter), 50)
    // Whatever handles a form keeps the browser from submitting it.
    event.preventDefault = () => clearTimeout(timer)
  }
  addEventListener('submit', onSubmit, true)
}
