import { join } from 'node:path'
import { shopBuild } from '@provender/shop/vite-config'
import { defineConfig, type Plugin } from 'vite'
import { startTexts, withStartTexts } from './start-texts.ts'

const here = import.meta.dirname
const { rolldownOptions, ...common } = shopBuild

const textsInPage: Plugin = { name: 'texts-in-page', transformIndexHtml: withStartTexts }

/** Builds the shop for the web view of an app. `tooling/app/build-app.ts` adds the settings of the brand. */
export default defineConfig({
  ...common,
  root: here,
  publicDir: false,
  plugins: [...common.plugins, textsInPage],
  define: { startTexts: JSON.stringify(startTexts) },
  build: {
    outDir: join(here, 'dist'),
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      ...rolldownOptions,
      input: { 'entry-app': join(here, 'index.html') },
      // What the web shop loads later, the app has at once: it lies on the device.
      checks: { ...rolldownOptions.checks, ineffectiveDynamicImport: false },
    },
  },
})
