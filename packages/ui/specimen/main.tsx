import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { sections } from './sections.ts'
import { settings, withSetting } from './settings.ts'
import { Shell } from './shell.tsx'
import './specimen.css'

const choices = {
  theme: ['light', 'dark'],
  density: ['comfortable', 'compact', 'entry'],
  language: ['en', 'pl', 'tr'],
  section: Object.keys(sections),
} as const

function Switches() {
  return (
    <nav aria-label="Settings" className="mt-4 flex flex-wrap gap-x-6 text-small text-ink-2">
      {Object.entries(choices).map(([name, values]) => (
        <p key={name} className="flex flex-wrap items-center gap-x-2">
          {name}
          {values.map((value) => (
            <a
              key={value}
              href={withSetting(name, value)}
              className="grid min-w-6 place-items-center py-1 link"
            >
              {value}
            </a>
          ))}
        </p>
      ))}
    </nav>
  )
}

function Specimen() {
  return (
    <Shell>
      <Switches />
      {Object.entries(sections)
        .filter(([name]) => settings.section === null || settings.section === name)
        .map(([name, Part]) => (
          <Part key={name} />
        ))}
    </Shell>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
if (settings.theme !== 'system') document.documentElement.dataset['theme'] = settings.theme
document.documentElement.dataset['density'] = settings.density
document.documentElement.lang = settings.language
createRoot(root).render(
  <StrictMode>
    <Specimen />
  </StrictMode>,
)
