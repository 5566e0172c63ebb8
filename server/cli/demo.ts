import '../kernel/node-guard.js'

await import('./demo-run.js')
