import { useMutation } from '@apollo/client/react'
import { useEffect } from 'react'
import { getPreview } from '../../../../kernel/apollo'
import { useViewer } from '../../../../kernel/session'
import { keepOwner, toRenew } from '../../../../kernel/shell'
import { RegistrarAparelhoDocument } from './avisos.generated'

/** Registers this browser again when its address or the session has changed. Shows nothing. */
export function RenovarAparelho() {
  const { uuid } = useViewer()
  const [registrar] = useMutation(RegistrarAparelhoDocument)
  useEffect(() => {
    const renew = async () => {
      const input = getPreview() ? null : await toRenew(uuid)
      if (!input) return
      await registrar({ variables: { input }, context: { failureShown: true } })
      keepOwner(uuid, input)
    }
    // the next page tries it again
    void renew().catch(() => undefined)
  }, [uuid, registrar])
  return null
}
