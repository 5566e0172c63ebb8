import '../kernel/node-guard.js'

await import('./citus-run.js')
