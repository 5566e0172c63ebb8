import '../kernel/node-guard.js'

await import('./emit-run.js')
