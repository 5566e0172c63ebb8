import { isWhole, leftOut, unchangedLanes } from './tests/factories/lanes.mjs'

const whole = isWhole(process.argv.slice(2))
const unchanged = whole ? unchangedLanes() : []

export default {
  roots: ['<rootDir>/server', '<rootDir>/tests'],
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...leftOut(unchanged)],
  runner: '<rootDir>/tests/factories/runner.mjs',
  testSequencer: '<rootDir>/tests/factories/sequencer.mjs',
  setupFiles: ['<rootDir>/tests/factories/run-typescript.mjs'],
  reporters: [
    'default',
    // the failures are printed where they happen, and in short at the end: not a third time
    ['summary', { summaryThreshold: Number.MAX_SAFE_INTEGER }],
    '<rootDir>/tests/factories/slowest-files.mjs',
    '<rootDir>/tests/factories/unstable-files.mjs',
    ['<rootDir>/tests/factories/lanes.mjs', { unchanged }],
    // last, because of a long output often only the end is kept
    '<rootDir>/tests/factories/first-failures.mjs',
  ],
  globalSetup: '<rootDir>/tests/factories/global-setup.mjs',
  globalTeardown: '<rootDir>/tests/factories/global-teardown.mjs',
  // one more than a small machine has processors: a worker often waits for its browser or database
  maxWorkers: 3,
}
