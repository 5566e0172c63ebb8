import '../kernel/node-guard.js'

await import('./restore-run.js')
