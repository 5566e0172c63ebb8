import '../kernel/base/node-guard.js'

await import('./backup/restore-run.js')
