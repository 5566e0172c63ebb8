import '../kernel/node-guard.js'

await import('./migration-run.js')
