import { join } from 'node:path'
import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = import.meta.dirname

export default defineConfig(({ isSsrBuild }) => ({
  root: here,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: join(here, 'src/routes'),
      generatedRouteTree: join(here, 'src/route-tree.gen.ts'),
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    lingui({ cwd: here, failOnCompileError: true }),
    babel({
      presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig({ cwd: here }) }, { cwd: here })],
    }),
    tailwindcss(),
  ],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    rolldownOptions: {
      ...(isSsrBuild ? {} : { input: join(here, 'src/entry-client.tsx') }),
      treeshake: { manualPureFunctions: ['createLucideIcon'] },
    },
  },
}))
