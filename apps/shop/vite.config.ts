import { join } from 'node:path'
import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const here = import.meta.dirname

/**
 * What the first page needs in two files instead of thirty: together they pack better, and nothing waits in line. The icons of
 * all else are in one file: each of its own is a name that the first page has to know.
 */
const fewFirstFiles = [
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  {
    name: 'shelf',
    test: /src\/(features\/catalogue\/(product-card-view|login-wall|sign-in-for-products|use-product-list-context|load-home)|add-face|page-parts|section-header|product-lists)|arrow-right/,
    priority: 1,
  },
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, priority: 0 },
]

/** Both sides have to know that a page may bring its styles with it; the router's own plugin says it does not. */
const stylesInPages: Plugin = {
  name: 'styles-in-pages',
  enforce: 'post',
  config: () => ({ define: { 'process.env.TSS_INLINE_CSS_ENABLED': '"true"' } }),
}

/**
 * The pages with all they are made of: read in a quarter of the time that hundreds of files take, and with the React that is
 * three times as fast as the one for development, whatever the environment says.
 */
const wholeAndForProduction = {
  ssr: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': '"production"' },
}

/** What the shop's two builds and the build of the app have in common. */
export const shopBuild = {
  // What libraries bring along for old Reacts, ours has.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // What a page asks and how it waits comes with the page, not with the first one that is opened.
      codeSplittingOptions: {
        defaultBehavior: [
          ['component'],
          ['loader', 'pendingComponent'],
          ['errorComponent'],
          ['notFoundComponent'],
        ],
      },
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
    stylesInPages,
  ],
  worker: { format: 'es' as const },
  rolldownOptions: { treeshake: { manualPureFunctions: ['createLucideIcon'] } },
}

export default defineConfig(({ isSsrBuild }) => ({
  root: here,
  resolve: shopBuild.resolve,
  ...(isSsrBuild ? wholeAndForProduction : {}),
  plugins: shopBuild.plugins,
  worker: shopBuild.worker,
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // The names of what each page brings along were 5 KB of the first script. What is opened most is fetched when the first page
    // has come to rest, and the service worker has all of it; only before that does another page wait for one more answer.
    modulePreload: false,
    rolldownOptions: {
      ...shopBuild.rolldownOptions,
      ...(isSsrBuild ? {} : { input: join(here, 'src/entry-client.tsx') }),
      ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: fewFirstFiles } } }),
    },
  },
}))
