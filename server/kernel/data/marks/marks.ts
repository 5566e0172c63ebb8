/*
 * Marks are small facts that a device collects, often without a network, and delivers later: who is present, how many
 * visitors came. Each sets a value and says when it was made, so that deliveries may be late, repeated and out of order: the
 * newest mark of a thing wins, whoever delivers it, and whenever.
 */

/** When the thing of each key was last marked, as ISO 8601 in UTC. */
export type MarkTimes = Readonly<Record<string, string>>

export interface Mark {
  /** what is marked, such as a person's number */
  readonly key: string
  /** by the clock of the device */
  readonly made: Date
}

/**
 * The time of a mark by the server's clock: its arrival minus its age, and the age is measured by the device's clock. So a
 * wrong clock of a device does no harm, and a mark that is delivered again gets the same time.
 * @param made by the device's clock @param sent by the same clock, when the delivery was sent
 */
export const timeOfMark = (made: Date, sent: Date, arrived: Date): Date =>
  new Date(arrived.getTime() - Math.max(0, sent.getTime() - made.getTime()))

/**
 * Chooses the marks that are newer than the stored ones. Of several marks for one thing the newest is chosen; of marks with the
 * same time, the last one in the delivery.
 * @param since when everything was last set at once, which is older than no stored mark
 * @returns the marks to carry out, one for each thing, and the times to store
 */
export function newerMarks<M extends Mark>(
  stored: { times: MarkTimes; since: Date | null },
  marks: readonly M[],
  sent: Date,
  arrived: Date,
): { marks: M[]; times: MarkTimes } {
  const newest = new Map<string, { mark: M; at: number }>()
  for (const mark of marks) {
    const at = timeOfMark(mark.made, sent, arrived).getTime()
    if (at >= (newest.get(mark.key)?.at ?? Number.NEGATIVE_INFINITY)) newest.set(mark.key, { mark, at })
  }
  const before = (key: string) => Date.parse(stored.times[key] ?? '') || stored.since?.getTime() || 0
  const winners = [...newest].filter(([key, { at }]) => at > before(key))
  const times = winners.map(([key, { at }]) => [key, new Date(at).toISOString()])
  return { marks: winners.map(([, { mark }]) => mark), times: { ...stored.times, ...Object.fromEntries(times) } }
}
