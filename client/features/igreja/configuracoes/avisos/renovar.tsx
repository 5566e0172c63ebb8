import { useApolloClient, useMutation } from '@apollo/client/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { dataOf, getPreview } from '../../../../kernel/apollo'
import { useViewer } from '../../../../kernel/session'
import { isLost, keepOwner, subscribe, tellOfLoss, toRenew } from '../../../../kernel/shell'
import { toast } from '../../../../kernel/ui'
import { igrejaUrls } from '../../urls'
import { MeusAvisosDocument, RegistrarAparelhoDocument } from './avisos.generated'

const quietly = { failureShown: true }

/**
 * Registers this browser again when its address or the session has changed, and subscribes it again when the browser has
 * ended the subscription. Shows nothing, except once that notices come no more and only the person can change that.
 */
export function RenovarAparelho() {
  const { uuid } = useViewer()
  const client = useApolloClient()
  const navigate = useNavigate()
  const [registrar] = useMutation(RegistrarAparelhoDocument)
  useEffect(() => {
    const again = async () => {
      // without the permission the browser would ask for it, which needs a tap
      if (Notification.permission !== 'granted') return null
      const { data } = await client.query({
        query: MeusAvisosDocument,
        fetchPolicy: 'network-only',
        context: quietly,
      })
      return data ? subscribe(data.meusAvisos.chavePublica).catch(() => null) : undefined
    }
    const renew = async () => {
      if (getPreview()) return
      const lost = await isLost(uuid)
      const input = lost ? await again() : await toRenew(uuid)
      if (lost && input === null && tellOfLoss())
        toast.info('Os avisos deixaram de chegar a este aparelho.', {
          action: { text: 'Ligar de novo', onClick: () => navigate(igrejaUrls.configuracoes('avisos')) },
        })
      if (!input) return
      dataOf(await registrar({ variables: { input }, context: quietly }))
      keepOwner(uuid, input)
    }
    // the next page tries it again
    const tryIt = () => void renew().catch(() => undefined)
    const heard = ({ data }: MessageEvent<{ inscricao?: true } | undefined>) => {
      if (data?.inscricao) tryIt()
    }
    tryIt()
    navigator.serviceWorker?.addEventListener('message', heard)
    return () => navigator.serviceWorker?.removeEventListener('message', heard)
  }, [uuid, client, navigate, registrar])
  return null
}
