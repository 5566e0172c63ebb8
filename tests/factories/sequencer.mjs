import Sequencer from '@jest/test-sequencer'

const slow = [/\/tests\/e2e\/screens-/, /\/tests\/e2e\//, /\/tests\/sweeps\//]

function rank({ path }) {
  const found = slow.findIndex((kind) => kind.test(path.replaceAll('\\', '/')))
  return found < 0 ? slow.length : found
}

/**
 * A machine that has run the tests before begins with what failed and what took longest. One that has not would go by the files'
 * sizes, and the shortest of all are the longest to run: it begins with the browsers.
 */
export default class BrowsersFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests)
    return sorted.some(({ duration }) => duration) ? sorted : sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}
