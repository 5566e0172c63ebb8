import { expect, test } from '@jest/globals'
import { readConfig } from '../kernel/base/config.js'
import { hostFor } from './has-demo.js'

test('with demo data the server listens only on this machine, unless HOST is set', () => {
  const host = (env: NodeJS.ProcessEnv) => readConfig(env).host
  expect(hostFor(host({}), true)).toBe('127.0.0.1')
  expect(hostFor(host({}), false)).toBe('0.0.0.0')
  expect(hostFor(host({ HOST: '0.0.0.0' }), true)).toBe('0.0.0.0')
  expect(hostFor(host({ HOST: '' }), true)).toBe('127.0.0.1')
})
