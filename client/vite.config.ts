import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { groups } from './code-splitting.ts'
import { blueprintPalette } from './kernel/theme/blueprint-palette.ts'
import { noIconNames } from './kernel/theme/no-icon-names.ts'

const server = `http://localhost:${process.env.PORT ?? 4000}`

/** Modules of ours do nothing by being imported (the theme's style sheets apart), so an index costs only what is used of it. */
const doesNothingAlone = (id: string) => /\/client\/(kernel\/(?!theme\/)|features\/).*\.tsx?$/.test(id)

export default defineConfig({
  root: import.meta.dirname,
  plugins: [blueprintPalette(), noIconNames(), react()],
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
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/graphql', '/api', '/arquivos'].map((path) => [path, { target: server, ws: true }])),
  },
})
