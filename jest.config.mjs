export default {
  roots: ['<rootDir>/server', '<rootDir>/tests'],
  testMatch: ['**/*.test.ts'],
  runner: '<rootDir>/tests/factories/runner.mjs',
  testSequencer: '<rootDir>/tests/factories/sequencer.mjs',
  setupFiles: ['<rootDir>/tests/factories/run-typescript.mjs'],
  reporters: [
    'default',
    '<rootDir>/tests/factories/slowest-files.mjs',
    '<rootDir>/tests/factories/first-failures.mjs',
    '<rootDir>/tests/factories/unstable-files.mjs',
  ],
  globalSetup: '<rootDir>/tests/factories/global-setup.mjs',
  globalTeardown: '<rootDir>/tests/factories/global-teardown.mjs',
  // one more than a small machine has processors: a worker often waits for its browser or database
  maxWorkers: 3,
}
