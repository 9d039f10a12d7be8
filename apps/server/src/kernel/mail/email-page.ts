import type { Language } from '@provender/domain/languages'
import { logoSize } from '../logo.ts'
import type { EmailShop } from './email-shop.ts'
import { html, type Html } from './html.ts'

/** The shop's colour tokens in the form that e-mail programs support: no oklch, no variables. */
export const colours = {
  ink: '#121c17',
  ink2: '#47514b',
  line: '#dde1dd',
  sunken: '#f3f5f2',
  accent: '#006533',
  low: '#895709',
  lowSoft: '#fef2d9',
} as const

/** Breaks words that are wider than a phone. E-mail programs support one property or the other. */
const font =
  "overflow-wrap:anywhere;word-break:break-word;font-family:Archivo,'Segoe UI',system-ui,Roboto,Helvetica,Arial,sans-serif;"

/** Our colours for mail programs with a dark mode. */
const darkColours = `
  .ground { background: #0f1412 !important; }
  .sunken { background: #171d1a !important; }
  .ink { color: #eef1ee !important; }
  .ink2 { color: #b6bcb7 !important; }
  .ruled { border-color: #2c3430 !important; }
  .heavy { border-color: #eef1ee !important; }
  .go { background: #69cb87 !important; color: #06170e !important; }
  .logo { background: #eef1ee !important; }
  .low { background: #362913 !important; color: #edbb64 !important; }`

export interface EmailPage {
  readonly language: Language
  readonly shop: Pick<EmailShop, 'name' | 'logo'>
  readonly title: string
  /** The text that a mail program shows beside the subject. */
  readonly preview: string
  readonly content: readonly Html[]
  readonly footer: readonly string[]
}

/** An e-mail in the design of the shop: one column, at most 600 px, all layout in inline styles. */
export function emailPage({ language, shop, title, preview, content, footer }: EmailPage): string {
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        <style>
          @media (prefers-color-scheme: dark) {${{ html: darkColours }}}
        </style>
      </head>
      <body class="sunken" style="margin:0;background:${colours.sunken};">
        <div dir="auto" style="display:none;max-height:0;overflow:hidden;">${preview}</div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          class="sunken"
          style="background:${colours.sunken};"
        >
          <tr>
            <td align="center" style="padding:24px 12px;">
              <table
                role="presentation"
                width="600"
                cellpadding="0"
                cellspacing="0"
                style="width:100%;max-width:600px;"
              >
                <tr>
                  <td
                    class="ink"
                    style="${{ html: font }}padding:0 4px 12px;font-size:17px;font-weight:700;letter-spacing:-0.01em;color:${colours.ink};"
                  >
                    ${head(shop)}
                  </td>
                </tr>
                <tr>
                  <td
                    class="ground"
                    style="${{ html: font }}background:#ffffff;border-radius:12px;padding:28px 24px;"
                  >
                    <h1
                      dir="auto"
                      class="ink"
                      style="margin:0 0 12px;font-size:26px;line-height:1.15;font-weight:700;letter-spacing:-0.02em;color:${colours.ink};"
                    >
                      ${title}
                    </h1>
                    ${content}
                  </td>
                </tr>
                <tr>
                  <td
                    class="ink2"
                    style="${{ html: font }}padding:16px 4px;font-size:13px;line-height:18px;color:${colours.ink2};"
                  >
                    ${footer.map((line) => html`${line}<br />`)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `
  return page.html
}

/** The id by which an e-mail refers to its attached logo. */
export const logoId = 'logo@provender'

/** The logo, or the name if there is none. Logos are usually dark, so dark mode puts it on a light background. */
function head({ name, logo }: EmailPage['shop']): string | Html {
  if (!logo) return name
  const { width, height } = logoSize(logo, { width: 200, height: 40 })
  return html`<img
    src="cid:${logoId}"
    alt="${name}"
    width="${String(width)}"
    height="${String(height)}"
    class="logo"
    style="display:block;border:0;border-radius:6px;padding:4px 6px;margin:-4px -6px;background:${colours.sunken};"
  />`
}

export function paragraph(text: string): Html {
  return html`<p
    dir="auto"
    class="ink"
    style="margin:0 0 16px;font-size:15px;line-height:22px;color:${colours.ink};"
  >
    ${text}
  </p>`
}

export function remark(text: string): Html {
  return html`<p
    dir="auto"
    class="ink2"
    style="margin:10px 0 0;font-size:13px;line-height:18px;color:${colours.ink2};"
  >
    ${text}
  </p>`
}

export function warning(text: string): Html {
  return html`<p
    dir="auto"
    class="low"
    style="margin:0 0 16px;padding:10px 12px;border-radius:8px;font-size:15px;line-height:22px;background:${colours.lowSoft};color:${colours.low};"
  >
    ${text}
  </p>`
}

export function buttonLink(href: string, text: string): Html {
  return html`<p style="margin:20px 0 0;">
    <a
      class="go"
      href="${href}"
      style="display:inline-block;background:${colours.accent};color:#ffffff;font-size:15px;line-height:20px;font-weight:600;text-decoration:none;padding:12px 20px;border-radius:8px;"
      >${text}</a
    >
  </p>`
}
