import { Observable } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { wantedConfirmations } from './errors.js'
import { askPerson } from './questions.js'

/**
 * Asks the person what the server asks before it saves (CONFIRM), all at once, and sends the same mutation with the
 * answers. Its document has a variable `confirmacoes`. Who goes back gets the refusal: nothing was saved, and the form
 * keeps what was typed. The Idempotency-Key stays, because it is the same wish.
 */
export const confirmLink = new ErrorLink(({ error, operation, forward }) => {
  const wanted = wantedConfirmations(error)
  if (wanted.length === 0) return
  return new Observable((observer) => {
    let sent: { unsubscribe(): void } | undefined
    let over = false
    void askPerson([...new Set(wanted.map(({ pergunta }) => pergunta))]).then((yes) => {
      if (over) return
      if (!yes) return observer.error(error)
      const confirmacoes = [...new Set(wanted.map(({ nome }) => nome))]
      Object.assign(operation, { variables: { ...operation.variables, confirmacoes } })
      sent = forward(operation).subscribe(observer)
    })
    return () => {
      over = true
      sent?.unsubscribe()
    }
  })
})
