import '../kernel/base/node-guard.js'

await import('./migration/run.js')
