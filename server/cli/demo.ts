import '../kernel/base/node-guard.js'

await import('./demo-run.js')
