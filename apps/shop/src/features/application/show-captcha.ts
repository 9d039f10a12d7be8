interface HCaptcha {
  readonly render: (
    into: HTMLElement,
    options: {
      readonly sitekey: string
      readonly hl: string
      readonly theme: 'light' | 'dark'
      readonly callback: (answer: string) => void
      readonly 'expired-callback': () => void
      readonly 'chalexpired-callback': () => void
      readonly 'error-callback': () => void
    },
  ) => string
  readonly reset: (id: string) => void
  readonly remove: (id: string) => void
}

declare global {
  var hcaptcha: HCaptcha | undefined
}

export interface CaptchaWidget {
  readonly reset: () => void
  readonly remove: () => void
}

interface CaptchaOptions {
  readonly siteKey: string
  readonly language: string
  readonly onAnswer: (answer: string) => void
}

const script = 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off'

export async function showCaptcha(
  into: HTMLElement,
  { siteKey, language, onAnswer }: CaptchaOptions,
): Promise<CaptchaWidget> {
  if (!globalThis.hcaptcha) await loadScript()
  const { hcaptcha } = globalThis
  if (!hcaptcha) throw new Error('The script of hCaptcha brought nothing')
  const isOver = () => onAnswer('')
  const id = hcaptcha.render(into, {
    sitekey: siteKey,
    hl: language,
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    callback: onAnswer,
    'expired-callback': isOver,
    'chalexpired-callback': isOver,
    'error-callback': isOver,
  })
  return {
    reset: () => {
      onAnswer('')
      hcaptcha.reset(id)
    },
    remove: () => hcaptcha.remove(id),
  }
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script')
    element.src = script
    element.async = true
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => {
      element.remove()
      reject(new Error('The script of hCaptcha could not be loaded'))
    })
    document.head.append(element)
  })
}
