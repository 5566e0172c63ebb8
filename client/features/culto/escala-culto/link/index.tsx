import { Button, Callout } from '@blueprintjs/core'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { PublicPage } from '../../../../kernel/public-page'
import { ErrorState, formatLongDate, PageSpinner, toast } from '../../../../kernel/ui'
import { Recusa } from '../recusa'
import { Resposta } from '../resposta'
import { escalaCultoUrls } from '../urls'
import { useEscalaPorTokenQuery, useResponderEscalaPorTokenMutation } from './link.generated'
import styles from './link.module.css'

const title = 'Sua escala'
const anonymous = { context: { anonymous: true } }

/** The page that the link in an e-mail opens: one roster entry, which the person accepts or declines. */
export function Component() {
  const { token = '' } = useParams()
  const { data, error, refetch } = useEscalaPorTokenQuery({
    variables: { token },
    ...anonymous,
    fetchPolicy: 'network-only',
  })
  const [responder, { loading, data: answered }] = useResponderEscalaPorTokenMutation(anonymous)
  const escala = answered?.responderEscalaPorToken ?? data?.escalaPorToken

  const [declining, setDeclining] = useState(false)

  const answer = async (resposta: 'confirmada' | 'recusada' | 'pendente', motivo?: string) => {
    // what taking back a decline restores
    const before = escala?.resposta === 'confirmada' ? 'confirmada' : 'pendente'
    try {
      await responder({ variables: { token, resposta, motivo } })
      setDeclining(false)
      if (resposta === 'confirmada') toast.success('Presença na escala confirmada.')
      else if (resposta === 'pendente') toast.success('Recusa desfeita.')
      else toast.success('Escala recusada.', { action: { text: 'Desfazer', onClick: () => void answer(before) } })
    } catch (failure) {
      toast.error(errorText(failure, 'Não foi possível responder à escala.'))
    }
  }

  if (error && !escala) {
    return (
      <PublicPage title={title}>
        <ErrorState
          text={errorText(error, 'Não foi possível buscar a escala.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
        <p>
          <Link to={escalaCultoUrls.usuario}>Ver as minhas escalas</Link>
        </p>
      </PublicPage>
    )
  }
  if (!escala) return <PageSpinner />
  const where = [escala.temaCulto, escala.nomeLocal].filter(Boolean).join(' · ')
  return (
    <PublicPage
      title={title}
      lead={
        <>
          {escala.name}, {escala.igreja} conta com você.
        </>
      }
    >
      <dl className={styles.facts}>
        <dt>Função</dt>
        <dd>{escala.funcao}</dd>
        <dt>Quando</dt>
        <dd>
          {formatLongDate(escala.dataCulto)}, {escala.horaCulto}
        </dd>
        {where && (
          <>
            <dt>Culto</dt>
            <dd>{where}</dd>
          </>
        )}
        <dt>Resposta</dt>
        <dd>
          <Resposta resposta={escala.resposta} />
        </dd>
      </dl>
      {escala.statusCulto === 'cancelado' ? (
        <Callout intent="warning">Este culto foi cancelado.</Callout>
      ) : declining ? (
        <Recusa
          loading={loading}
          onDecline={(motivo) => answer('recusada', motivo)}
          onBack={() => setDeclining(false)}
        />
      ) : (
        <div className={styles.answers}>
          <Button
            intent="primary"
            size="large"
            fill
            text="Confirmar"
            disabled={loading || escala.resposta === 'confirmada'}
            onClick={() => answer('confirmada')}
          />
          <Button
            variant="outlined"
            size="large"
            fill
            text="Recusar"
            disabled={loading || escala.resposta === 'recusada'}
            onClick={() => setDeclining(true)}
          />
        </div>
      )}
    </PublicPage>
  )
}
