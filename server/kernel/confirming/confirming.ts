import { confirmFirst } from '../errors.js'

/** A kind of question, which a feature declares beside its rules (`Feature.asks`). */
export interface QuestionKind {
  /** what a call repeats in `confirmacoes` to answer yes; never changes, because programs know it */
  readonly name: string
  /** in Portuguese, for the documents and the list of what waits */
  readonly title: string
}

/** A question about a record that is being written. */
export interface Question {
  readonly kind: QuestionKind
  /** in Portuguese; whoever writes the record reads it */
  readonly text: string
  /** the same without what names people, when it waits in a list */
  readonly kept?: string | undefined
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
  readonly open: Question[] = []
  private confirmed: ReadonlySet<string> = new Set()

  /** What the caller says yes to. Names that nobody asks for are ignored, so that a program may send them always. */
  answer(names: readonly string[] | null | undefined): void {
    this.confirmed = new Set(names)
  }

  /** Returns whether the answer is yes. */
  ask(question: Question): boolean {
    if (this.confirmed.has(question.kind.name)) return true
    this.open.push(question)
    return false
  }

  /** @throws CONFIRM with every question that has no answer */
  refuseOpen(): void {
    if (this.open.length === 0) return
    throw confirmFirst(this.open.map(({ kind, text, campo }) => ({ nome: kind.name, pergunta: text, campo })))
  }
}

/** Asks within a transaction. Returns whether the answer is yes; without an answer the write goes on, see Asking. */
export const ask = ({ asking }: { asking?: Asking | undefined }, question: Question): boolean =>
  asking?.ask(question) ?? false
