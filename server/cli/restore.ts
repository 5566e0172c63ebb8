import '../kernel/base/node-guard.js'

await import('./restore-run.js')
