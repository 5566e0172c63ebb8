import { bookOf, type Livro } from './book.js'
import { madeEntries, newEntriesOfRecords } from './record-entries.js'
import { typedEntries, typedReversals } from './typed-entries.js'

/**
 * All writes of income or of expenses: by hand (the use cases of entrada and saida), and by the records of other
 * features, in their own transaction.
 */
export function ledger<Nome extends string>(livro: Livro<Nome>) {
  const book = bookOf(livro)
  return { ...typedEntries(book), ...typedReversals(book), ...newEntriesOfRecords(book), ...madeEntries(book) }
}
