import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { groups } from './code-splitting.ts'
import { blueprintPalette } from './kernel/theme/blueprint-palette.ts'
import { noIconNames } from './kernel/theme/no-icon-names.ts'

const server = `http://localhost:${process.env.PORT ?? 4000}`

/** Modules of ours do nothing by being imported (the theme's style sheets apart), so an index costs only what is used of it. */
const doesNothingAlone = (id: string) => /\/client\/(kernel\/(?!theme\/)|features\/).*\.tsx?$/.test(id)

const graphqlWorker = 'graphiql > @graphiql/react > monaco-graphql > graphql-language-service'

/** Vite's helper around each import() lets a failed one spoil all that follow; ours fetches first. */
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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [fetchThenImport, blueprintPalette(), noIconNames(), react()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // The first page is a page of its own (server/kernel/http/client.ts); every other address is a screen of index.html.
      input: [`${import.meta.dirname}/index.html`, `${import.meta.dirname}/inicio.html`],
      output: { codeSplitting: { groups } },
      treeshake: { moduleSideEffects: (id) => !doesNothingAlone(id) },
      // Hints of GraphiQL to a compiler that is not used here.
      onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
    },
  },
  optimizeDeps: {
    // Its imports end in `?worker`, which only Vite itself understands: the optimiser stopped `npm run dev` at them.
    exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'],
    // What the workers import is therefore not found ahead of time. These are CommonJS, which no browser reads.
    include: ['nullthrows', 'picomatch-browser'].map((name) => `${graphqlWorker} > ${name}`),
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/graphql', '/api', '/arquivos'].map((path) => [path, { target: server, ws: true }])),
  },
})
