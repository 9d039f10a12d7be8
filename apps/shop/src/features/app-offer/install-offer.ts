interface InstallOffer extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

const onOffer = 'provender-install'
let offer: InstallOffer | undefined
let isListening = false

/** Stores the event, because the browser dispatches it once, at any time after page load. */
export function listenForInstallOffer(): void {
  if (isListening) return
  isListening = true
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    setInstallOffer(event as InstallOffer)
  })
  addEventListener('appinstalled', () => setInstallOffer(undefined))
}

function setInstallOffer(next: InstallOffer | undefined): void {
  offer = next
  dispatchEvent(new Event(onOffer))
}

/** Undefined if the browser does not offer to install the shop, or no longer does. */
export function installOffer(): InstallOffer | undefined {
  return offer
}

export function subscribeToInstallOffer(onChange: () => void): () => void {
  addEventListener(onOffer, onChange)
  return () => removeEventListener(onOffer, onChange)
}
