import { useApolloClient } from '@apollo/client/react'
import { Button } from '@blueprintjs/core'
import { Cross, Tick } from '@blueprintjs/icons'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useSet } from '../../../../kernel/outbox'
import { useLateDelivery } from '../../../../kernel/outbox/use-outbox'
import { useCan } from '../../../../kernel/session'
import { formatDate, formatLongDate, toast } from '../../../../kernel/ui'
import { cultoUrls } from '../../culto/urls'
import { Recusa } from '../recusa'
import { Resposta } from '../resposta'
import { Pedido } from '../substituto'
import { escalaCultoUrls } from '../urls'
import {
  type MinhaEscalaLinhaFragment,
  ResponderEscalaDocument,
  type ResponderEscalaMutation,
} from './minhas.generated'
import styles from './minhas.module.css'

const verbs = { confirmada: 'Confirmar', recusada: 'Recusar', pendente: 'Desfazer a recusa de' }

/** One roster entry of the current user, with buttons to answer it. */
export function EscalaCard({ escala }: { escala: MinhaEscalaLinhaFragment }) {
  const { cache } = useApolloClient()
  const [loading, setLoading] = useState(false)
  const { id, idCulto, funcao, dataCulto, horaCulto, temaCulto, nomeLocal } = escala
  const { tituloDepartamento, statusCulto } = escala
  const record = `escala:${id}`
  const set = useSet({
    record,
    document: ResponderEscalaDocument,
    // the lists of rosters show what the server stored
    onDelivered: ({ responderEscala: { id: _, uuid: __, ...stored } }) =>
      cache.modify({
        id: cache.identify({ __typename: 'MinhaEscala', id }) ?? '',
        fields: Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, () => value])),
      }),
  })
  // so do the copies, in which the answer would look as if it was still to be given
  useLateDelivery<ResponderEscalaMutation>(
    record,
    ({ responderEscala: { id: _, uuid: __, ...stored } }) =>
      // a script of its own: most people who see the card do not answer it
      void import('../../../../kernel/kept/store').then(
        ({ amend }) => amend('MinhaEscala', id, stored),
        () => undefined,
      ),
  )
  const resposta = set.waiting?.resposta ?? escala.resposta
  const motivoRecusa = set.waiting ? set.waiting.motivo : escala.motivoRecusa

  const [declining, setDeclining] = useState(false)

  const answer = async (value: 'confirmada' | 'recusada' | 'pendente', motivo?: string) => {
    // what taking back a decline restores
    const before = resposta === 'confirmada' ? 'confirmada' : 'pendente'
    setLoading(true)
    const text = `${verbs[value]} ${funcao}, ${formatDate(dataCulto)}`
    const variables = { id: String(id), resposta: value, motivo }
    const state = await set.change({ text, to: escalaCultoUrls.usuario, variables }).catch(() => 'lost' as const)
    setLoading(false)
    if (state === 'lost') return toast.error('Não foi possível guardar a sua resposta. Tente de novo.')
    if (state === 'read-only') return
    setDeclining(false)
    if (state === 'waiting') return set.sayWaiting('A sua resposta')
    if (state === 'refused') return toast.error('A sua resposta não foi aceita. Veja o motivo no alto da tela.')
    if (value === 'confirmada') toast.success('Presença na escala confirmada.')
    else if (value === 'pendente') toast.success('Recusa desfeita.')
    else toast.success('Escala recusada.', { action: { text: 'Desfazer', onClick: () => void answer(before) } })
  }

  const may = escala.acoesPermitidas.includes('responder')
  const opens = useCan('culto.ler')
  const programa = cultoUrls.programa(idCulto)
  const here = useLocation().pathname === programa
  const when = `${formatLongDate(dataCulto)}, ${horaCulto}`
  const where = [temaCulto, nomeLocal, tituloDepartamento].filter(Boolean).join(' · ')
  return (
    <li className={styles.card}>
      <div className={styles.what}>
        <strong>{funcao}</strong>
        <time dateTime={`${dataCulto}T${horaCulto}`} className={styles.when}>
          {opens && !here ? <Link to={programa}>{when}</Link> : when}
        </time>
        {where && <span className={styles.where}>{where}</span>}
        {motivoRecusa && <span className={styles.where}>Motivo: {motivoRecusa}</span>}
      </div>
      {statusCulto === 'cancelado' ? (
        <span className={styles.where}>Culto cancelado</span>
      ) : (
        <span className={styles.answer}>
          <Resposta resposta={resposta} />
          {set.stuck && <small>Aguardando</small>}
        </span>
      )}
      {may && declining && (
        <Recusa
          loading={loading}
          onDecline={(motivo) => answer('recusada', motivo)}
          onBack={() => setDeclining(false)}
        />
      )}
      {may && !declining && (
        <div className={styles.answers}>
          {resposta !== 'confirmada' && (
            <Button
              intent="primary"
              icon={<Tick />}
              text="Confirmar"
              aria-label={`Confirmar ${funcao} em ${formatLongDate(dataCulto)}`}
              disabled={loading}
              onClick={() => answer('confirmada')}
            />
          )}
          {resposta !== 'recusada' && (
            <Button
              variant="outlined"
              icon={<Cross />}
              text="Recusar"
              aria-label={`Recusar ${funcao} em ${formatLongDate(dataCulto)}`}
              disabled={loading}
              onClick={() => setDeclining(true)}
            />
          )}
        </div>
      )}
      {may && !declining && <Pedido escala={escala} />}
    </li>
  )
}
