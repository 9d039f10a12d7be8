import { join } from 'node:path'
import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const folder = import.meta.dirname

export default defineConfig({
  root: folder,
  publicDir: false,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: join(folder, 'src/routes'),
      generatedRouteTree: join(folder, 'src/route-tree.gen.ts'),
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    lingui({ cwd: folder, failOnCompileError: true }),
    babel({
      presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig({ cwd: folder }) }, { cwd: folder })],
    }),
    tailwindcss(),
  ],
  build: {
    outDir: 'dist/client',
    // Icons and fonts as files of their own, which the security policy of the page allows.
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
})
