import '../kernel/node-guard.js'

await import('./church-run.js')
