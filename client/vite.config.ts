import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { blueprintPalette } from './kernel/theme/blueprint-palette'

const server = `http://localhost:${process.env.PORT ?? 4000}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [blueprintPalette(), react()],
  build: { outDir: '../dist/client', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1200 },
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/graphql', '/api', '/arquivos'].map((path) => [path, server])),
  },
})
