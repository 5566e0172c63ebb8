import '../kernel/base/node-guard.js'

await import('./church/run.js')
