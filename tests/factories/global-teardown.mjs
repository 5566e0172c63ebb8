import { rmSync } from 'node:fs'

export default async () => {
  const { server, dir } = globalThis.candeiaTest
  await globalThis.candeiaEnd?.()
  await server.stop()
  rmSync(dir, { recursive: true, force: true })
}
