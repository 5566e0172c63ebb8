import { confirmFirst } from '../../base/errors.js'

/** A kind of question, which a feature declares beside its rules (`asks`). */
export interface QuestionKind {
  /** what a call repeats in `confirmacoes` to answer yes; never changes, because programs know it */
  readonly name: string
  /** in Portuguese, for the documents and the list of what waits */
  readonly title: string
}

/** A question about a record that is being written. */
export interface AnyQuestion {
  readonly kind: QuestionKind
  /** in Portuguese; whoever writes the record reads it */
  readonly text: string
  /** the same without names and sums, when it waits in a list */
  readonly kept?: string | undefined
  /** the action that shows what the question tells; whoever lacks it is not asked, and it waits for others */
  readonly reads?: string
  /** the field of the input that it is about */
  readonly campo?: string | undefined
  /** without it nothing waits in the list: it is about what is done, not about what is written */
  readonly record?: { readonly table: string; readonly id: number }
}

/**
 * The questions of one transaction. Rules ask while they write. Somebody who can answer is refused before anything is
 * committed (`refuseOpen`), with all questions of the call; otherwise they are kept with the records (`keepOpen`).
 */
export class Asking {
  readonly open: AnyQuestion[] = []
  private confirmed: ReadonlySet<string> = new Set()
  private can: (action: string) => boolean = () => false

  /**
   * What the caller says yes to. Names that nobody asks for are ignored, so that a program may send them always.
   * @param can what the caller may do
   */
  answer(names: readonly string[] | null | undefined, can: (action: string) => boolean): void {
    this.confirmed = new Set(names)
    this.can = can
  }

  /** Returns whether the answer is yes. */
  ask(question: AnyQuestion): boolean {
    if (this.confirmed.has(question.kind.name) && this.mayAnswer(question)) return true
    this.open.push(question)
    return false
  }

  /** @throws CONFIRM with every question that has no answer, and that the caller may answer */
  refuseOpen(): void {
    const told = this.open.filter((question) => this.mayAnswer(question))
    if (told.length === 0) return
    throw confirmFirst(told.map(({ kind, text, campo }) => ({ nome: kind.name, pergunta: text, campo })))
  }

  private mayAnswer({ reads }: AnyQuestion): boolean {
    return reads === undefined || this.can(reads)
  }
}
