interface Versioned {
  readonly id: number
  readonly versao: number
}

/**
 * What a screen with a roll shows: what it has read, or the server's answer to its marks if that is newer. A query that
 * hung may be answered after the marks, with the roll as it was before them.
 */
export const newest = <T extends Versioned>(read: T, delivered: T | undefined): T =>
  delivered?.id === read.id && delivered.versao > read.versao ? delivered : read
