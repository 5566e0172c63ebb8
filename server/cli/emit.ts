import '../kernel/base/node-guard.js'

await import('./emit/run.js')
