export interface Line {
  readonly idMembro: number
  readonly presente: boolean
  readonly membro?: { readonly name: string } | null
}

export interface Rolled<L extends Line> extends Versioned {
  readonly chamada: readonly L[]
}

const names = new Intl.Collator('pt-BR')
const byName = (one: Line, other: Line) => names.compare(one.membro?.name ?? '', other.membro?.name ?? '')

/**
 * The roll after marks, whose answer carries only the lines of those who were marked.
 * @param belongs whether somebody stays on the roll also when absent
 */
export function afterMarks<L extends Line, R extends Rolled<L>>(
  known: R,
  fresh: Partial<R>,
  marked: readonly L[],
  belongs: (line: L) => boolean,
): R {
  const others = known.chamada.filter(({ idMembro }) => !marked.some((line) => line.idMembro === idMembro))
  const there = marked.filter((line) => line.presente || belongs(line))
  return { ...known, ...fresh, chamada: [...others, ...there].toSorted(byName) }
}

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
