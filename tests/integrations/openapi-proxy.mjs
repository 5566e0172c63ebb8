// Runs a program against a server, and compares every answer with the OpenAPI document that the server sends. `{}` stands
// for the address that the program is to call:
//
//   node tests/integrations/openapi-proxy.mjs http://localhost:4000 node calls.mjs {}
//
// Ends with 1 when an answer is not as documented, or when the program fails.
import { spawn } from 'node:child_process'
import { createServer, request } from 'node:http'
import { pathToFileURL } from 'node:url'
import { answerCheck } from './openapi-check.mjs'

/** @param upstream the server's address, without a path */
export async function openApiProxy(upstream) {
  const document = await (await fetch(`${upstream}/api/openapi.json`)).json()
  const check = answerCheck(document)
  const findings = new Set()
  let calls = 0
  const server = createServer((asked, answer) => {
    const forward = request(
      new URL(asked.url, upstream),
      // what is compared is not compressed
      { method: asked.method, headers: { ...asked.headers, 'accept-encoding': 'identity' } },
      (got) => {
        const parts = []
        got.on('data', (part) => parts.push(part))
        got.on('end', () => {
          const body = Buffer.concat(parts)
          if (asked.url.startsWith('/api/')) {
            calls++
            const { method, url } = asked
            const one = { method, url: url.slice(4), status: got.statusCode, type: got.headers['content-type'], body }
            for (const finding of check(one)) findings.add(finding)
          }
          answer.writeHead(got.statusCode, got.headers)
          answer.end(body)
        })
      },
    )
    forward.on('error', () => answer.destroy())
    asked.pipe(forward)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    findings: () => [...findings].sort(),
    calls: () => calls,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [upstream, command, ...args] = process.argv.slice(2)
  const proxy = await openApiProxy(upstream)
  const child = spawn(
    command,
    args.map((one) => one.replace('{}', proxy.url)),
    { stdio: 'inherit' },
  )
  const status = await new Promise((resolve) => child.once('exit', resolve))
  proxy.close()
  for (const finding of proxy.findings()) console.log(finding)
  console.log(`${proxy.calls()} answers, ${proxy.findings().length} kinds of answers not as documented`)
  process.exitCode = status || proxy.findings().length > 0 ? 1 : 0
}
