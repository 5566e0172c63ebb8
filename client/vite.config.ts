import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { compiledAtOnce, groups } from './code-splitting.ts'
import { blueprintPalette } from './kernel/theme/blueprint-palette.ts'
import { leanBlueprint } from './kernel/theme/lean-blueprint.ts'
import { portugueseFont } from './kernel/theme/portuguese-font.ts'
import { unusedStyles } from './kernel/theme/unused-styles.ts'
import { manifest } from './manifest.ts'
import { preloads } from './preloads.ts'
import { listScreens } from './screen-addresses.ts'
import { shellFiles } from './shell-files.ts'

const server = `http://localhost:${process.env.PORT ?? 4000}`

/**
 * True for this project's modules, which have no side effects on import (except the theme). Importing from an index
 * file then loads only what is used.
 */
const doesNothingAlone = (id: string) => /\/client\/(kernel\/(?!theme\/)|features\/).*\.tsx?$/.test(id)

const graphqlWorker = 'graphiql > @graphiql/react > monaco-graphql > graphql-language-service'

/**
 * Replaces Vite's helper around import(). With Vite's helper, one failed import makes all later ones fail. This
 * project's helper fetches the files first.
 */
const fetchThenImport: Plugin = {
  name: 'fetch-then-import',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (id !== '\0vite/preload-helper.js') return null
    const helper = `${import.meta.dirname}/kernel/later/fetch-then-import.ts`
    return `export { fetchThenImport as __vitePreload } from ${JSON.stringify(helper)}`
  },
}

const shell = shellFiles()

/** Writes the manifest, and the worker with the list of the shell's files. */
const installable = VitePWA({
  strategies: 'injectManifest',
  srcDir: '.',
  filename: 'sw.ts',
  manifest,
  // client/kernel/shell registers the worker
  injectRegister: false,
  includeManifestIcons: false,
  integration: {
    configureCustomSWViteBuild(options) {
      options.logLevel = 'warn'
    },
  },
  injectManifest: {
    rollupFormat: 'iife',
    globPatterns: ['*.{html,js,svg}', 'assets/*.{js,css,woff2}'],
    // the largest files belong to the explorer; the shell has none of them
    maximumFileSizeToCacheInBytes: 10_000_000,
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [async (files) => ({ manifest: files.filter(({ url }) => shell.has(url)) })],
  },
})

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    fetchThenImport,
    blueprintPalette(),
    unusedStyles(),
    portugueseFont(),
    leanBlueprint(),
    react(),
    shell,
    preloads(),
    listScreens(),
    installable,
  ],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // The first page has its own HTML file (server/kernel/transport/http/client.ts). All other addresses are screens of
      // index.html.
      input: [`${import.meta.dirname}/index.html`, `${import.meta.dirname}/inicio.html`],
      output: {
        codeSplitting: { groups },
        postBanner: ({ name }) => (compiledAtOnce.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
        // the first script names all others, and a hash does not compress: a character less of each is 0.3 kB
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
      treeshake: { moduleSideEffects: (id) => !doesNothingAlone(id) },
      // Hides warnings about directives in GraphiQL, which are for a compiler that is not used here.
      onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
    },
  },
  optimizeDeps: {
    // The imports of these modules end in `?worker`, which only Vite itself understands. The optimiser would make `npm
    // run dev` fail.
    exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'],
    // Vite does not find the imports of the workers, because the modules above are excluded. These two modules must be
    // converted, because they are CommonJS, which browsers cannot load.
    include: ['nullthrows', 'picomatch-browser'].map((name) => `${graphqlWorker} > ${name}`),
  },
  server: {
    port: 5173,
    // what client and server share
    fs: { allow: ['.', '../schema/rules', '../node_modules'].map((one) => `${import.meta.dirname}/${one}`) },
    proxy: Object.fromEntries(
      ['/graphql', '/api', '/arquivos', '/register'].map((path) => [path, { target: server, ws: true }]),
    ),
  },
})
