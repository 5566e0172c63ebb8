/** How many churches are remembered. */
const remembered = 10_000

/**
 * How long the latest transactions of each church took. Under load those that ask for little come before those that ask
 * for much: a list does not wait behind the reports of thirty churches.
 */
export class Pace {
  private readonly means = new Map<string, number>()

  note(church: string, ms: number): void {
    const before = this.means.get(church) ?? ms
    // moves it to the end, so that the oldest is forgotten first
    this.means.delete(church)
    this.means.set(church, before + (ms - before) / 5)
    const [first = ''] = this.means.keys()
    if (this.means.size > remembered) this.means.delete(first)
  }

  /** The same for those that take about as long as each other: these come in the order in which they ask. */
  weight(church: string): number {
    return Math.floor(Math.log2(1 + (this.means.get(church) ?? 0)))
  }
}
