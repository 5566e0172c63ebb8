import '../kernel/node-guard.js'

await import('./backup-run.js')
