import '../kernel/base/node-guard.js'

await import('./admin/run.js')
