import { join } from 'node:path'
import { shopBuild } from '@provender/shop/vite-config'
import { defineConfig } from 'vite'

const here = import.meta.dirname
const { rolldownOptions, ...common } = shopBuild

/** Builds the shop for the web view of an app. `tooling/app/build-app.ts` adds the settings of the brand. */
export default defineConfig({
  ...common,
  root: here,
  publicDir: false,
  build: {
    outDir: join(here, 'dist'),
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: { ...rolldownOptions, input: { 'entry-app': join(here, 'index.html') } },
  },
})
