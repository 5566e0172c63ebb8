import Sequencer from '@jest/test-sequencer'

/** The slowest files, longest first. Short files at the end let all workers finish together. */
const longest = [
  // these files read every church of their worker's database, so they are faster while there are few churches
  /sweeps\/several-churches/,
  /e2e\/screens-/,
  /tools\/(made-feature|dev)/,
  /sweeps\/unauthenticated-bodies/,
  /faults\/process/,
  /e2e\//,
  /sweeps\/rest-contract/,
  /faults\//,
  /(privacidade|books\.property|admin|sessao|make-pdf|importacao(\.preview)?|demo)\.test/,
  /sweeps\//,
]

function rank({ path }) {
  const found = longest.findIndex((kind) => kind.test(path.replaceAll('\\', '/')))
  return found < 0 ? longest.length : found
}

/**
 * On a machine with earlier results, jest starts with failed and slow files. Without earlier results jest would sort by
 * file size, but the slowest files are small, so the list above is used instead.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests)
    return sorted.some(({ duration }) => duration) ? sorted : sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}
