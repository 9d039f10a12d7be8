import { join } from 'node:path'
import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const folder = import.meta.dirname

/**
 * Bundles the first script and the product cards into two files instead of thirty: they compress better and load in parallel. All
 * other icons are in one file, because the first script lists the name of every file.
 */
const firstPageChunks = [
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  {
    name: 'shelf',
    test: /features\/catalogue\/(product-card-view|sign-in-for-products)|arrow-right/,
    priority: 1,
  },
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, priority: 0 },
]

/** Allows inline styles on the server and in the browser. The router's own plugin disables them. */
const stylesInPages: Plugin = {
  name: 'styles-in-pages',
  enforce: 'post',
  config: () => ({ define: { 'process.env.TSS_INLINE_CSS_ENABLED': '"true"' } }),
}

/**
 * Bundles the pages with all dependencies: one file loads in a quarter of the time of hundreds. Always uses React's production
 * build, which is three times as fast as the development build.
 */
const serverBundle = {
  ssr: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': '"production"' },
}

export const shopBuild = {
  // Libraries include this shim for older versions of React. Ours has the function.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Loaders and skeletons belong to the chunk of their page, not to the first page.
      codeSplittingOptions: {
        defaultBehavior: [
          ['component'],
          ['loader', 'pendingComponent'],
          ['errorComponent'],
          ['notFoundComponent'],
        ],
      },
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
    stylesInPages,
  ],
  worker: { format: 'es' as const },
  rolldownOptions: {
    treeshake: { manualPureFunctions: ['createLucideIcon'] },
    // On a busy machine it warns of slow plugins.
    checks: { bundlerTimings: false },
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  root: folder,
  resolve: shopBuild.resolve,
  ...(isSsrBuild ? serverBundle : {}),
  plugins: shopBuild.plugins,
  worker: shopBuild.worker,
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // The list of each page's files took 5 KB of the first script. The most visited pages are prefetched when the first page is
    // idle, and the service worker stores all of them. Only before that does another page need one more request.
    modulePreload: false,
    // Every page includes all styles. If scripts had style files of their own, other pages would load the styles again.
    cssCodeSplit: false,
    rolldownOptions: {
      ...shopBuild.rolldownOptions,
      ...(isSsrBuild ? {} : { input: join(folder, 'src/entry-client.tsx') }),
      ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: firstPageChunks } } }),
    },
  },
}))
