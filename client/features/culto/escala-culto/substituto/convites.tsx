import { Button } from '@blueprintjs/core'
import { Cross, Tick } from '@blueprintjs/icons'
import { errorCode, errorText } from '../../../../kernel/apollo'
import { formatLongDate, toast } from '../../../../kernel/ui'
import minhas from '../minhas/minhas.module.css'
import {
  type ConviteLinhaFragment,
  useAceitarSubstituicaoMutation,
  useRecusarSubstituicaoMutation,
} from './substituto.generated'
import styles from './substituto.module.css'
import { useRefresh } from './use-refresh'

/** The requests that ask the current user to serve in somebody's place. */
export function Convites({ convites }: { convites: readonly ConviteLinhaFragment[] }) {
  if (convites.length === 0) return null
  return (
    <section className={styles.invitations} aria-label="Pedidos de substituto">
      <ul className={minhas.cards}>
        {convites.map((convite) => (
          <Convite key={convite.uuid} convite={convite} />
        ))}
      </ul>
    </section>
  )
}

/** Whether the request was answered meanwhile, on another device or by somebody else. */
const isOver = (error: unknown) => errorCode(error) === 'CONFLICT'

function Convite({ convite }: { convite: ConviteLinhaFragment }) {
  const [aceitar, { loading: accepting }] = useAceitarSubstituicaoMutation()
  const [recusar, { loading: declining }] = useRecusarSubstituicaoMutation()
  const refresh = useRefresh()
  const { id, nomeDeQuemPede, funcao, dataCulto, horaCulto, temaCulto, nomeLocal } = convite
  const variables = { id: String(id) }
  const busy = accepting || declining

  const accept = async () => {
    try {
      await aceitar({ variables })
      refresh()
      toast.success('Obrigado! Você está na escala.')
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível aceitar.'))
      if (isOver(error)) refresh()
    }
  }
  const decline = async () => {
    try {
      await recusar({ variables })
      refresh()
      toast.success('Resposta enviada.')
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível responder.'))
      if (isOver(error)) refresh()
    }
  }

  const where = [temaCulto, nomeLocal].filter(Boolean).join(' · ')
  return (
    <li className={`${minhas.card} ${styles.invitation}`}>
      <div className={minhas.what}>
        <strong>{nomeDeQuemPede} precisa de um substituto</strong>
        <span>
          {funcao} ·{' '}
          <time dateTime={`${dataCulto}T${horaCulto}`}>
            {formatLongDate(dataCulto)}, {horaCulto}
          </time>
        </span>
        {where && <span className={minhas.where}>{where}</span>}
      </div>
      <div className={minhas.answers}>
        <Button
          intent="primary"
          icon={<Tick />}
          text="Aceitar"
          aria-label={`Aceitar ${funcao} em ${formatLongDate(dataCulto)}`}
          disabled={busy}
          onClick={accept}
        />
        <Button
          variant="outlined"
          icon={<Cross />}
          text="Não posso"
          aria-label={`Não posso servir em ${formatLongDate(dataCulto)}`}
          disabled={busy}
          onClick={decline}
        />
      </div>
    </li>
  )
}
