import { Button } from '@blueprintjs/core'
import { Cross, Tick } from '@blueprintjs/icons'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useCan } from '../../../../kernel/session'
import { formatLongDate, toast } from '../../../../kernel/ui'
import { cultoUrls } from '../../culto/urls'
import { Recusa } from '../recusa'
import { Resposta } from '../resposta'
import { Pedido } from '../substituto'
import type { MinhaEscalaLinhaFragment } from './minhas.generated'
import { useResponderEscalaMutation } from './minhas.generated'
import styles from './minhas.module.css'

/** One roster entry of the current user, with buttons to answer it. */
export function EscalaCard({ escala }: { escala: MinhaEscalaLinhaFragment }) {
  const [responder, { loading }] = useResponderEscalaMutation()
  const { id, idCulto, funcao, resposta, motivoRecusa, dataCulto, horaCulto, temaCulto, nomeLocal } = escala
  const { tituloDepartamento, statusCulto } = escala

  const [declining, setDeclining] = useState(false)

  const answer = async (value: 'confirmada' | 'recusada' | 'pendente', motivo?: string) => {
    try {
      await responder({ variables: { id: String(id), resposta: value, motivo } })
      setDeclining(false)
      if (value === 'confirmada') toast.success('Presença na escala confirmada.')
      else if (value === 'pendente') toast.success('Recusa desfeita.')
      else toast.success('Escala recusada.', { action: { text: 'Desfazer', onClick: () => void answer('pendente') } })
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível responder à escala.'))
    }
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
        <Resposta resposta={resposta} />
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
