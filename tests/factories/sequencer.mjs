import Sequencer from '@jest/test-sequencer'

/** Where the time goes on two processors, the longest first. Short files at the end let all workers end together. */
const longest = [
  // these read every church of their worker's database: the fewer there are, the sooner they are done
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
 * A machine that has run the tests before begins with what failed and what took longest. One that has not would go by the files'
 * sizes, and the shortest of all are the longest to run: it goes by the list above.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests)
    return sorted.some(({ duration }) => duration) ? sorted : sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}
