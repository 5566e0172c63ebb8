// No folder of the server's kernel needs, through others, a folder that needs it: whoever reads a room can read first what
// it imports. The rule looks at folders, and tests would turn arrows around, so it has its own run without them.
const { options } = require('./.dependency-cruiser.cjs')

module.exports = {
  forbidden: [
    {
      name: 'kernel-no-circle-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^server/kernel/' },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: ['^dist/', '\\.test\\.ts$'] }, includeOnly: '^server/kernel/' },
}
