import type { AnyQuestion, Asking } from '../data/tenant/asking.js'
import type { Action } from './actions.js'

export type { QuestionKind } from '../data/tenant/asking.js'

/** A question about a record that is being written. */
export type Question = AnyQuestion & { readonly reads?: Action }

/** Asks within a transaction. Returns whether the answer is yes; without an answer the write goes on, see Asking. */
export const ask = ({ asking }: { asking?: Asking | undefined }, question: Question): boolean =>
  asking?.ask(question) ?? false
