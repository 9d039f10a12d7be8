import { join } from 'node:path'
import { shopBuild } from '@provender/shop/vite-config'
import { defineConfig } from 'vite'

const here = import.meta.dirname

/** The bundle of the app: the pages of the shop, without a server's part. The build adds what it knows of the brand. */
export default defineConfig({
  ...shopBuild,
  root: here,
  publicDir: false,
  build: {
    outDir: join(here, 'dist'),
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: { ...shopBuild.rolldownOptions, input: { 'entry-app': join(here, 'index.html') } },
  },
})
