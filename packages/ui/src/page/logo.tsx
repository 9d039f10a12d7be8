import { type ReactNode, useState } from 'react'

export interface LogoProps {
  readonly src: string
  /** In its place when the picture cannot be loaded. */
  readonly children: ReactNode
}

/** The wholesaler's own logo. Dark logos are the rule, so in the dark it stands on a light ground. */
export function Logo({ src, children }: LogoProps) {
  const [failed, setFailed] = useState('')
  if (failed === src) return children
  return (
    <img
      // It may have failed before the page came alive, when nobody listened.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) setFailed(src)
      }}
      onError={() => setFailed(src)}
      src={src}
      // The link around it says the name of the shop.
      alt=""
      className="-mx-1 h-9 w-auto max-w-[38vw] rounded-small bg-[light-dark(transparent,oklch(0.965_0.004_140))] object-contain object-left px-1 tablet:max-w-48"
    />
  )
}
