import '../kernel/base/node-guard.js'

await import('./citus-run.js')
