import type { ReactNode } from 'react'

export interface FooterGroup {
  readonly title: string
  readonly links: readonly { readonly href: string; readonly name: string }[]
}

export interface FooterLanguage<Code extends string> {
  readonly code: Code
  readonly name: string
}

export interface FooterProps<Code extends string> {
  readonly app?: ReactNode
  readonly groups: readonly FooterGroup[]
  readonly email?: string | undefined
  readonly languageLabel: string
  readonly languages: readonly FooterLanguage<Code>[]
  readonly language: Code
  readonly onLanguage: (code: Code) => void
  readonly consent: { readonly name: string; readonly onOpen: () => void }
  readonly social?: ReactNode
  readonly end?: { readonly href: string; readonly name: string } | undefined
}

export function Footer<Code extends string>(props: FooterProps<Code>) {
  const { app, groups, email, languageLabel, languages, language, onLanguage, consent, social, end } = props
  return (
    // The background extends behind the prompts below it, without making the page longer.
    <footer className="mt-18 bg-sunken py-8 text-small text-ink-2 [border-image:linear-gradient(var(--sunken),var(--sunken))_fill_0/0/0_0_100vh] print:hidden">
      <div className="page">
        <div className="grid grid-cols-2 gap-6 tablet:grid-cols-[1.4fr_repeat(3,1fr)]">
          {app && <div className="col-span-full tablet:col-span-1">{app}</div>}
          {groups.map(({ title, links }) => (
            <nav
              key={title}
              aria-label={title}
              className="max-tablet:last:col-span-full max-tablet:last:[&>ul]:gap-x-6 max-tablet:min-[17rem]:last:[&>ul]:columns-2"
            >
              <h2 className="mb-2 text-label text-ink">{title}</h2>
              <ul>
                {links.map(({ href, name }) => (
                  <li key={href}>
                    <a href={href} className={footerLink}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-4">
          {email && (
            <a href={`mailto:${email}`} className={footerLink}>
              {email}
            </a>
          )}
          <Languages {...{ languageLabel, languages, language, onLanguage }} />
          <button type="button" onClick={consent.onOpen} className={footerLink}>
            {consent.name}
          </button>
          {social}
          {end && (
            <a href={end.href} className={`ml-auto ${footerLink}`}>
              {end.name}
            </a>
          )}
        </div>
      </div>
    </footer>
  )
}

const footerLink =
  'inline-flex min-h-6.5 items-center underline-offset-3 hover:text-ink hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11'

type LanguagesProps<Code extends string> = Pick<
  FooterProps<Code>,
  'languageLabel' | 'languages' | 'language' | 'onLanguage'
>

function Languages<Code extends string>({
  languageLabel,
  languages,
  language,
  onLanguage,
}: LanguagesProps<Code>) {
  return (
    <fieldset aria-label={languageLabel} className="-ml-2.5 flex flex-wrap gap-0.5">
      {languages.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => onLanguage(code)}
          className="min-h-7 rounded-small px-2.5 aria-pressed:bg-ground aria-pressed:font-[600] aria-pressed:text-ink pointer-coarse:min-h-11"
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}

export interface FooterAppProps {
  readonly title: string
  readonly children: ReactNode
}

/** A reason to install the app, and a link to it. */
export function FooterApp({ title, children }: FooterAppProps) {
  return (
    <section>
      <h2 className="mb-2 text-label text-ink">{title}</h2>
      {children}
    </section>
  )
}
