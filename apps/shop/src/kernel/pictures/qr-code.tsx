import { QRCodeSVG } from 'qrcode.react'

interface QrCodeProps {
  readonly value: string
  readonly title: string
}

/** Cameras need a dark code on a light background, and a light margin of four modules around it, in the dark too. */
export function QrCode({ value, title }: QrCodeProps) {
  return (
    <QRCodeSVG
      value={value}
      title={title}
      size={240}
      marginSize={4}
      className="justify-self-start rounded-tile border border-line"
    />
  )
}
