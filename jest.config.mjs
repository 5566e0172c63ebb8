export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/server', '<rootDir>/tests'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': '@swc/jest' },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  globalSetup: '<rootDir>/tests/factories/global-setup.mjs',
  globalTeardown: '<rootDir>/tests/factories/global-teardown.mjs',
  testTimeout: 120_000,
  // modules of each file stay in memory until their process ends: one worker that is replaced, never the main process
  maxWorkers: 1,
  workerIdleMemoryLimit: '1500MB',
  forceExit: true,
}
