import '../kernel/node-guard.js'

await import('./admin-run.js')
