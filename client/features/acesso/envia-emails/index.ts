import { useApolloClient } from '@apollo/client/react'
import { dataOf } from '../../../kernel/apollo'
import { EnviaEmailsDocument, useEnviaEmailsQuery } from './envia-emails.generated'

/** Whether this installation sends e-mails: a text that promises one stands behind this. False until it is known. */
export const useEnviaEmails = (): boolean => useEnviaEmailsQuery().data?.enviaEmails ?? false

/** The same for a button, which asks only when it is pressed. */
export function useAskEnviaEmails(): () => Promise<boolean> {
  const client = useApolloClient()
  return async () => dataOf(await client.query({ query: EnviaEmailsDocument })).enviaEmails
}
