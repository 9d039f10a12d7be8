import { type ReactNode, useState } from 'react'

export interface LogoProps {
  readonly src: string
  /** Shown if the picture cannot be loaded. */
  readonly children: ReactNode
}

/** The wholesaler's logo. Most logos are dark, so dark mode gives it a light background. */
export function Logo({ src, children }: LogoProps) {
  const [failed, setFailed] = useState('')
  if (failed === src) return children
  return (
    <img
      // The picture may have failed before hydration, when there was no listener.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) setFailed(src)
      }}
      onError={() => setFailed(src)}
      src={src}
      alt=""
      className="-mx-1 h-9 w-auto max-w-[38vw] rounded-small bg-[light-dark(transparent,oklch(0.965_0.004_140))] object-contain object-left px-1 tablet:max-w-48"
    />
  )
}
