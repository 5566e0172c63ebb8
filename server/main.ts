import './kernel/node-guard.js'

// the rest needs the newer Node, so load it only now
await import('./start.js')
