import '../kernel/base/node-guard.js'

await import('./backup/run.js')
