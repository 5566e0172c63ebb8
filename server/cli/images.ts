import '../kernel/node-guard.js'

await import('./images-run.js')
