// npm start: builds what is out of date, then runs the server in this same process, so that it receives signals
// directly.
import './build.mjs'

process.env.NODE_ENV ??= 'production'
await import('../../dist/server/main.js')
