/** Shows questions and resolves to whether the person wants to go on. */
type Ask = (questions: readonly string[]) => Promise<boolean>

let ask: Ask | undefined

/** Registers the dialog that asks. Returns the function that unregisters it. */
export function answerQuestions(next: Ask): () => void {
  ask = next
  return () => {
    if (ask === next) ask = undefined
  }
}

/** Asks the person; without a dialog the answer is no. */
export const askPerson: Ask = async (questions) => (await ask?.(questions)) ?? false
