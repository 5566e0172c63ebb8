import './kernel/base/node-guard.js'

// the rest needs the newer Node, so it is loaded only now
await import('./start.js')
