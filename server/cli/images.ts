import '../kernel/base/node-guard.js'

await import('./images-run.js')
