import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { send } from '../publico'

export type CheckoutState =
  | { step: 'processing' }
  | { step: 'done'; message: string }
  | { step: 'failed'; text: string }

const MISSING = 'Cliente não encontrado.'

/** Reports the result of the provider's page to the server as soon as this page opens. The request is idempotent. */
export function useCheckout(path: string, failureText: string) {
  const [params] = useSearchParams()
  const customer = params.get('stripe_customer_id')
  const [state, setState] = useState<CheckoutState>({ step: 'processing' })

  const run = useCallback(async () => {
    if (!customer) return setState({ step: 'failed', text: MISSING })
    setState({ step: 'processing' })
    const answer = await send(path, { stripe_customer_id: customer })
    if (answer.ok) return setState({ step: 'done', message: answer.message })
    // The server's explanation is added to the documented text.
    const text = answer.status ? `${failureText} ${answer.message}` : answer.message
    setState({ step: 'failed', text })
  }, [customer, path, failureText])

  useEffect(() => void run(), [run])
  return { state, retry: customer ? run : undefined }
}
