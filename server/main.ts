import './kernel/node-guard.js'

// what follows needs the newer Node, so it is loaded only now
await import('./start.js')
